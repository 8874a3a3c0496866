import type { DateString } from '@/model/dates';
import type { EventId, MatchId } from '@/model/ids';
import type { RootState } from '@/store/typed';
import {
  selectEvent,
  selectEventIds,
  selectMatch,
  selectMatchIdsOfEvent,
} from '@/wiki/records/recordsSelectors';

const isAfter = (state: RootState, id: EventId, day: DateString) =>
  (selectEvent(state, id)?.date ?? '') > day;

/** The newest events up to and including a day, newest first. Compare with `sameItems`. */
export const selectLatestEventIds = (
  state: RootState,
  today: DateString,
  count: number,
): readonly EventId[] => {
  const ids = selectEventIds(state);
  const from = ids.findIndex((id) => !isAfter(state, id, today));
  return from === -1 ? [] : ids.slice(from, from + count);
};

/** The events after a day, the next one first. Compare with `sameItems`. */
export function selectComingEventIds(state: RootState, today: DateString): readonly EventId[] {
  const ids = selectEventIds(state);
  const upTo = ids.findIndex((id) => !isAfter(state, id, today));
  return ids.slice(0, upTo === -1 ? undefined : upTo).reverse();
}

/** The last matches of a card that have a result: the main ones, the very last first. Compare with `sameItems`. */
export const selectTopMatchIds = (state: RootState, event: string, count: number): readonly MatchId[] =>
  selectMatchIdsOfEvent(state, event)
    .filter((id) => selectMatch(state, id)?.player1.result !== undefined)
    .slice(-count)
    .reverse();
