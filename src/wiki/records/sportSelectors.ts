import { tableValues } from '@/lib/table';
import { findSport, type Sport } from '@/model/sports';
import { createAppSelector, type RootState } from '@/store/typed';
import { selectSports } from '../sports/sportsSelectors';
import { selectConfirmedHidden } from './hiddenSelectors';
import { selectConfirmedMatches } from './identitiesSelectors';
import { selectMatchesOfPlayer } from './recordsSelectors';

/**
 * The sport that the address asks for, if it is known. Without one, the first in which all of the players have matches, else any
 * of them, else the first sport.
 */
export function selectSportOfPlayers(
  state: RootState,
  players: readonly string[],
  asked?: string | null,
): Sport | undefined {
  const sports = selectSports(state);
  if (asked) return findSport(sports, asked);
  if (sports.length <= 1) return sports[0];
  const fought = players.map(
    (player) => new Set<string>(selectMatchesOfPlayer(state, player).map(({ event }) => event.sport.id)),
  );
  return (
    sports.find(({ id }) => fought.every((each) => each.has(id))) ??
    sports.find(({ id }) => fought.some((each) => each.has(id))) ??
    sports[0]
  );
}

export const selectPlayerCountOfSport = (state: RootState, sport: string): number =>
  selectPlayersOfSport(state, sport).size;

export const selectPlayersOfSport = createAppSelector(
  [
    (state: RootState) => selectConfirmedMatches(state),
    (state: RootState) => selectConfirmedHidden(state),
    (_state: RootState, sport: string) => sport,
  ],
  (rows, hidden, sport): ReadonlyMap<string, number> => {
    const counts = new Map<string, number>();
    for (const { event, player1, player2 } of tableValues(rows)) {
      if (event.sport.id !== sport) continue;
      for (const { id } of [player1, player2]) if (!hidden.has(id)) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return counts;
  },
);
