import type { DateString } from '@/model/dates';
import type { Event } from '@/model/records/records';
import { seriesAmong, type Series } from '@/model/records/series';
import { perStore } from '@/store/perStore';
import { createAppSelector, type RootState } from '@/store/typed';
import { KeptList } from '@/wiki/lists/keptList';
import { selectEventRole } from '@/wiki/records/eventRoles';
import { selectEventIdsOfSport, selectEventLayers } from '@/wiki/records/recordsSelectors';

export const selectKeptEvents = perStore(() => new KeptList<Event>());

/** A sport's events, newest first. Keeps its identity until one of them changes. */
export const selectEventsOfSport = (state: RootState, sport: string): readonly Event[] =>
  selectKeptEvents(state).read(selectEventIdsOfSport(state, sport), selectEventLayers(state));

export const selectSeries = createAppSelector([selectEventsOfSport], seriesAmong);

export const selectSeriesOf = (state: RootState, { id, sport }: Event): Series<Event> | undefined =>
  selectSeries(state, sport.id).find(({ events }) => events.some((event) => event.id === id));

/** Which of these events may be called the next or a latest one. Compare with `sameItems`. */
export const selectRoles = (state: RootState, events: readonly Event[], today: DateString) =>
  events.map((event) => selectEventRole(state, event, today));
