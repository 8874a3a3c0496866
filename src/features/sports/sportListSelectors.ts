import type { Event, Match } from '@/model/records';
import { createKeptList } from '@/features/wiki/lists/keptList';
import {
  selectEventIdsOfSport,
  selectEventLayers,
  selectMatchIdsOfSport,
  selectMatchLayers,
} from '@/features/wiki/records/recordsSelectors';
import { sports } from '@/model/sports';
import { createAppSelector, type RootState } from '@/store/typed';

const matches = createKeptList<Match>();
const events = createKeptList<Event>();

/** A sport's matches, oldest event first; the same list while no match in it is another. */
export const selectMatchesOfSport = (state: RootState, sport: string): readonly Match[] =>
  matches(selectMatchIdsOfSport(state, sport), selectMatchLayers(state));

/**
 * Brings the list of the first sport's matches a part of a millisecond nearer, and says whether there is more to do: of a
 * hundred thousand, its page would otherwise read them all before it shows any.
 */
export const listMatchesAhead = (state: RootState): boolean =>
  sports[0] !== undefined &&
  matches.ahead(selectMatchIdsOfSport(state, sports[0].id), selectMatchLayers(state));

/** A sport's events, newest first; the same list while no event in it is another. */
export const selectEventsOfSport = (state: RootState, sport: string): readonly Event[] =>
  events(selectEventIdsOfSport(state, sport), selectEventLayers(state));

/** The years that have events, newest first. */
export const selectYears = createAppSelector([selectEventsOfSport], (all): readonly string[] => [
  ...new Set(all.map(({ date }) => date.slice(0, 4))),
]);
