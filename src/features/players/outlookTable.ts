import type { CsvContent } from '@/parts/export/csv';
import { strengthParam } from '@/parts/ratings/ratingFilter';
import type { Sport } from '@/model/sports';
import type { RatingAnswers } from '@/model/ratings/ratingsHost';

type Outlooks = RatingAnswers['pair']['outlooks'];

/** Ratings of two players and what they say of a match, a row for each strength, which has a column where there are several. */
export function outlookTable(
  sport: Sport,
  ids: readonly [string, string],
  names: readonly [string, string],
  outlooks: Outlooks,
): CsvContent {
  const strength = strengthParam(sport);
  const side = (at: 1 | 2) =>
    ['id', 'name', 'points', 'deviation', 'chance'].map((what) => `player${at}.${what}`);
  return {
    kind: 'cells',
    columns: [...(strength === undefined ? [] : [strength]), ...side(1), ...side(2)],
    rows: Object.entries(outlooks).map(([code, { own, other, chance }]) => {
      const cells = (at: 0 | 1, { points, deviation }: typeof own, share: number) => [
        ids[at],
        names[at],
        Number(points.toFixed(1)),
        Number(deviation.toFixed(1)),
        Number(share.toFixed(3)),
      ];
      return [
        ...(strength === undefined ? [] : [code]),
        ...cells(0, own, chance),
        ...cells(1, other, 1 - chance),
      ];
    }),
  };
}
