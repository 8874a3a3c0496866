import { dayOf } from '@/model/ratings/dayOf';
import { defaultParameters } from '@/model/schema/ratingParameters';
import { placeOf, strengthsIn, type RatingModel } from '@/model/ratings/ratingModel';
import type { RatedMatch } from '@/model/ratings/ratedMatch';

export interface Series {
  readonly count: number;
  readonly players: number;
  readonly strengths: number;
  /** By match: days since 1970. */
  readonly days: Int32Array;
  /** By match: index of the strength that it is about. */
  readonly places: Int8Array;
  /** Two per match: the players' numbers. */
  readonly sides: Int32Array;
  /** Two per match: rounds won. */
  readonly scores: Float64Array;
  /** By match: 1 if the rounds are unknown. */
  readonly unscored: Uint8Array;
}

export function seriesOf(matches: readonly RatedMatch[], apart: readonly string[]): Series {
  const model: RatingModel = { parameters: defaultParameters, apart };
  const numbers = new Map<string, number>();
  const numbered = (id: string): number => {
    const known = numbers.get(id) ?? numbers.size;
    numbers.set(id, known);
    return known;
  };
  const sides = new Int32Array(matches.length * 2);
  const scores = new Float64Array(matches.length * 2);
  matches.forEach(({ player1, player2 }, at) => {
    sides[at * 2] = numbered(player1.id);
    sides[at * 2 + 1] = numbered(player2.id);
    scores[at * 2] = player1.score;
    scores[at * 2 + 1] = player2.score;
  });
  return {
    count: matches.length,
    players: numbers.size,
    strengths: strengthsIn(model),
    days: Int32Array.from(matches, ({ date }) => dayOf(date)),
    places: Int8Array.from(matches, ({ code }) => placeOf(model, code)),
    sides,
    scores,
    unscored: Uint8Array.from(matches, ({ unscored }) => (unscored ? 1 : 0)),
  };
}

export const partOf = (series: Series, from: number, to: number): Series => ({
  ...series,
  count: to - from,
  days: series.days.subarray(from, to),
  places: series.places.subarray(from, to),
  sides: series.sides.subarray(from * 2, to * 2),
  scores: series.scores.subarray(from * 2, to * 2),
  unscored: series.unscored.subarray(from, to),
});
