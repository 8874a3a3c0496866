import { useMemo } from 'react';
import { sameItems } from '@/lib/sameItems';
import { eventNames } from '@/model/card/knownEvents';
import { useAppSelector, type RootState } from '@/store/typed';
import { selectEvent, selectEventIdsOfSport } from '@/wiki/records/recordsSelectors';

const selectEventsOf = (state: RootState, sport: string) =>
  selectEventIdsOfSport(state, sport).flatMap((id) => selectEvent(state, id) ?? []);

export function useEventNames(sport: string): (name: string) => boolean {
  const events = useAppSelector((state) => selectEventsOf(state, sport), sameItems);
  return useMemo(() => eventNames(events), [events]);
}
