import type { Event, Match } from '@/model/records';
import { createKeptList } from '@/wiki/lists/keptList';
import {
  selectEventIdsOfSport,
  selectEventLayers,
  selectMatchIdsOfSport,
  selectMatchLayers,
} from '@/wiki/records/recordsSelectors';
import { sports } from '@/model/sports';
import { createAppSelector, type RootState } from '@/store/typed';
import { createMatchList } from './listMatches';

const matches = createKeptList<Match>();
const events = createKeptList<Event>();

/** A sport's matches under their events, as the page of all matches shows them. */
export const keptMatchList = createMatchList();

/** A sport's matches, oldest event first; the same list while no match in it is another. */
export const selectMatchesOfSport = (state: RootState, sport: string): readonly Match[] =>
  matches(selectMatchIdsOfSport(state, sport), selectMatchLayers(state));

/** A sport's events, newest first; the same list while no event in it is another. */
export const selectEventsOfSport = (state: RootState, sport: string): readonly Event[] =>
  events(selectEventIdsOfSport(state, sport), selectEventLayers(state));

/** The years that have events, newest first. */
export const selectYears = createAppSelector([selectEventsOfSport], (all): readonly string[] => [
  ...new Set(all.map(({ date }) => date.slice(0, 4))),
]);

/**
 * Brings the lists of the first sport a part of a millisecond nearer, and says whether there is more to do: of a hundred
 * thousand matches, their page would otherwise read and group all before it shows any.
 */
export function listSportAhead(state: RootState): boolean {
  const [sport] = sports;
  if (!sport) return false;
  const ids = selectMatchIdsOfSport(state, sport.id);
  return (
    events.ahead(selectEventIdsOfSport(state, sport.id), selectEventLayers(state)) ||
    matches.ahead(ids, selectMatchLayers(state)) ||
    keptMatchList.ahead(ids.length, () => selectMatchesOfSport(state, sport.id))
  );
}
