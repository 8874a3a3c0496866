import { oneDecimal } from '@/parts/export/cells';
import type { CsvContent } from '@/parts/export/csv';
import { apartOf, type Sport } from '@/model/sports';
import type { RatingAnswers } from '@/model/ratings/ratingsHost';
import { emptyTally } from '@/model/matches/tally';
import type { PairTallies } from './rivalsSelectors';

type Outlooks = RatingAnswers['pair']['outlooks'];

export function outlookTable(
  sport: Sport,
  ids: readonly [string, string],
  names: readonly [string, string],
  outlooks: Outlooks,
  tallies: PairTallies,
): CsvContent {
  const strength = apartOf(sport)?.path;
  const side = (at: 1 | 2) =>
    ['id', 'name', 'points', 'deviation', 'chance', 'wins', 'rounds'].map((what) => `player${at}.${what}`);
  return {
    kind: 'cells',
    columns: [...(strength === undefined ? [] : [strength]), ...side(1), ...side(2)],
    rows: Object.entries(outlooks).map(([code, { own, other, chance }]) => {
      const { wins, losses, roundsWon, roundsLost } = tallies[code] ?? emptyTally;
      const cells = (
        at: 0 | 1,
        { points, deviation }: typeof own,
        share: number,
        won: readonly [matches: number, rounds: number],
      ) => [ids[at], names[at], oneDecimal(points), oneDecimal(deviation), Number(share.toFixed(3)), ...won];
      return [
        ...(strength === undefined ? [] : [code]),
        ...cells(0, own, chance, [wins, roundsWon]),
        ...cells(1, other, 1 - chance, [losses, roundsLost]),
      ];
    }),
  };
}
