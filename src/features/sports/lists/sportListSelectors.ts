import type { Match } from '@/model/records/records';
import type { Sport } from '@/model/sports';
import { KeptList } from '@/wiki/lists/keptList';
import {
  selectEventIdsOfSport,
  selectEventLayers,
  selectMatchIdsOfSport,
  selectMatchLayers,
} from '@/wiki/records/recordsSelectors';
import { selectSports } from '@/wiki/sports/sportsSelectors';
import { perStore } from '@/store/perStore';
import { createAppSelector, type RootState } from '@/store/typed';
import { KeptMatchLists } from './listMatches';
import { selectEventsOfSport, selectKeptEvents } from './seriesSelectors';

const selectKeptMatches = perStore(() => new KeptList<Match>());

export const selectKeptLists = perStore(() => new KeptMatchLists());

/** A sport's matches, oldest event first. Keeps its identity until one of them changes. */
export const selectMatchesOfSport = (state: RootState, sport: string): readonly Match[] =>
  selectKeptMatches(state).read(selectMatchIdsOfSport(state, sport), selectMatchLayers(state));

export const selectYears = createAppSelector([selectEventsOfSport], (all): readonly string[] => [
  ...new Set(all.map(({ date }) => date.slice(0, 4))),
]);

/**
 * Computes a part of a millisecond of the match list for the sport with most matches; returns whether there
 * is more to do. Otherwise the page would group up to a hundred thousand matches before it renders. Only one
 * sport is prepared, because the cache holds one at a time.
 */
export function listSportAhead(state: RootState): boolean {
  const [first, ...others] = selectSports(state);
  if (!first) return false;
  const countOf = (sport: Sport) => selectMatchIdsOfSport(state, sport.id).length;
  const { id } = others.reduce((most, sport) => (countOf(sport) > countOf(most) ? sport : most), first);
  const ids = selectMatchIdsOfSport(state, id);
  return (
    selectKeptEvents(state).ahead(selectEventIdsOfSport(state, id), selectEventLayers(state)) ||
    selectKeptMatches(state).ahead(ids, selectMatchLayers(state)) ||
    selectKeptLists(state).ahead(ids.length, () => selectMatchesOfSport(state, id))
  );
}
