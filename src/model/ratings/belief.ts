import type { RatingParameters } from '../schema/ratingParameters';

/**
 * A belief about a player's strengths: a normal distribution over correlated numbers in logits of one round,
 * one per value that the sport rates separately, or a single one. A match about one strength also informs the
 * others, less so.
 */
export interface Belief {
  readonly means: readonly number[];
  /**
   * Upper triangle of the covariance matrix, row by row: for two strengths variance, covariance, variance.
   */
  readonly covariances: readonly number[];
}

export interface Estimate {
  readonly mean: number;
  readonly variance: number;
}

export type Place = number;

/** The mean of all strengths. */
export const overall: Place = -1;

export const triangle = (strengths: number): number => (strengths * (strengths + 1)) / 2;

/** Virtual start of a triangle's row: add the column, which must not be smaller than the row. */
const rowAt = (row: number, strengths: number): number => row * strengths - triangle(row);

export function newcomer(mean: number, strengths: number, parameters: RatingParameters): Belief {
  const common = parameters.commonSd ** 2;
  const covariances = new Array<number>(triangle(strengths)).fill(common);
  const apart = strengths === 1 ? 0 : parameters.apartSd ** 2;
  for (let row = 0; row < strengths; row += 1) covariances[rowAt(row, strengths) + row]! += apart;
  return { means: new Array<number>(strengths).fill(mean), covariances };
}

export function aged(belief: Belief, drift: number, progress: number): Belief {
  if (drift <= 0) return belief;
  const covariances = belief.covariances.slice();
  for (let at = 0; at < covariances.length; at += 1) covariances[at]! += drift;
  return {
    means: progress === 0 ? belief.means : belief.means.map((mean) => mean + progress),
    covariances,
  };
}

export function estimateOf({ means, covariances }: Belief, place: Place): Estimate {
  const strengths = means.length;
  if (place !== overall)
    return { mean: means[place]!, variance: covariances[rowAt(place, strengths) + place]! };
  let sum = 0;
  let variance = 0;
  for (let row = 0; row < strengths; row += 1) {
    sum += means[row]!;
    variance += covariances[rowAt(row, strengths) + row]!;
    for (let column = row + 1; column < strengths; column += 1)
      variance += 2 * covariances[rowAt(row, strengths) + column]!;
  }
  return { mean: sum / strengths, variance: variance / strengths ** 2 };
}

function covarianceWith({ means, covariances }: Belief, place: Place, other: number): number {
  const strengths = means.length;
  if (place !== overall)
    return place < other
      ? covariances[rowAt(place, strengths) + other]!
      : covariances[rowAt(other, strengths) + place]!;
  let sum = 0;
  for (let each = 0; each < strengths; each += 1)
    sum += covariances[each < other ? rowAt(each, strengths) + other : rowAt(other, strengths) + each]!;
  return sum / strengths;
}

/**
 * The belief after an observation of one strength. Each mean moves by `gain` times its covariance with that
 * strength; the covariances shrink by `known`. Both are per unit of variance.
 */
export function learned(belief: Belief, place: Place, gain: number, known: number): Belief {
  const strengths = belief.means.length;
  const means = belief.means.slice();
  const covariances = belief.covariances.slice();
  let at = 0;
  for (let row = 0; row < strengths; row += 1) {
    const shared = covarianceWith(belief, place, row);
    means[row]! += shared * gain;
    for (let column = row; column < strengths; column += 1) {
      const other = column === row ? shared : covarianceWith(belief, place, column);
      covariances[at]! -= shared * other * known;
      at += 1;
    }
  }
  return { means, covariances };
}
