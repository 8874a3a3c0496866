import { tableValues } from '@/lib/table';
import { createAppSelector, type RootState } from '@/store/typed';

/** How many players have fought a confirmed match of the sport. */
export const selectPlayerCountOfSport = (state: RootState, sport: string): number =>
  selectPlayersOfSport(state, sport).size;

/** The players who have fought a confirmed match of the sport, with the number of matches. */
export const selectPlayersOfSport = createAppSelector(
  [(state: RootState) => state.matches.rows, (_state: RootState, sport: string) => sport],
  (rows, sport): ReadonlyMap<string, number> => {
    const counts = new Map<string, number>();
    for (const { event, player1, player2 } of tableValues(rows)) {
      if (event.sport.id !== sport) continue;
      for (const { id } of [player1, player2]) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return counts;
  },
);
