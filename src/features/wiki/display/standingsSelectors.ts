import { tableGet, tableValues } from '@/lib/table';
import type { Match } from '@/model/records';
import type { Arm, Gender } from '@/model/sports';
import { standings, type Standing } from '@/model/standings';
import { createAppSelector, type RootState } from '@/store/typed';

/**
 * The matches of a sport that count: confirmed ones of reviewed events. Proposals, the reader's own included, count
 * once they are applied, so that everybody reads the same ranking.
 */
export const selectCountedMatches = createAppSelector(
  [
    (state: RootState) => state.matches.rows,
    (state: RootState) => state.events.rows,
    (_state: RootState, sport: string) => sport,
  ],
  (matches, events, sport): readonly Match[] =>
    [...tableValues(matches)].filter(
      ({ event }) => event.sport.id === sport && tableGet(events, event.id)?.valid === 1,
    ),
);

/** The ranking of a sport, for one arm and gender or for all of them. */
export const selectStandings = createAppSelector(
  [
    selectCountedMatches,
    (_state: RootState, _sport: string, arm?: Arm) => arm,
    (_state: RootState, _sport: string, _arm?: Arm, gender?: Gender) => gender,
  ],
  (matches, arm, gender): readonly Standing[] =>
    standings(matches, { ...(arm && { arm }), ...(gender && { gender }) }),
);
