import type { Event, Match } from '@/model/records';
import type { Sport } from '@/model/sports';
import { createKeptList } from '@/wiki/lists/keptList';
import {
  selectEventIdsOfSport,
  selectEventLayers,
  selectMatchIdsOfSport,
  selectMatchLayers,
} from '@/wiki/records/recordsSelectors';
import { selectSports } from '@/wiki/sports/sportsSelectors';
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
 * Brings the lists of the sport that has most matches a part of a millisecond nearer, and says whether there is more to do:
 * of a hundred thousand matches, their page would otherwise read and group all before it shows any. The lists hold one
 * sport at a time, so they would be begun anew for every other one.
 */
export function listSportAhead(state: RootState): boolean {
  const [first, ...others] = selectSports(state);
  if (!first) return false;
  const countOf = (sport: Sport) => selectMatchIdsOfSport(state, sport.id).length;
  const { id } = others.reduce((most, sport) => (countOf(sport) > countOf(most) ? sport : most), first);
  const ids = selectMatchIdsOfSport(state, id);
  return (
    events.ahead(selectEventIdsOfSport(state, id), selectEventLayers(state)) ||
    matches.ahead(ids, selectMatchLayers(state)) ||
    keptMatchList.ahead(ids.length, () => selectMatchesOfSport(state, id))
  );
}
