import { estimateOf, newcomer, type Belief } from './belief';
import { placeOf, strengthsIn, type RatingModel } from './ratingModel';

/** A strength as people read it, on the scale known from chess. */
export interface Rating {
  /** 1500 is where the first players started; 400 more are odds of 10 : 1 for each round. */
  readonly points: number;
  /** Standard deviation of the points. */
  readonly deviation: number;
  /** Little more is known than of a newcomer: it is shown and gets no rank. */
  readonly provisional: boolean;
}

const start = 1500;
const pointsPerLogit = 400 / Math.LN10;

/** A rating is provisional above this share of a newcomer's deviation: before about the third match. */
const provisionalShare = 0.85;

/** The rating of the strength with a code; without a code, or with one that the sport does not know, of all together. */
export function ratingOf(belief: Belief, code: string | undefined, model: RatingModel): Rating {
  const place = placeOf(model, code);
  const { mean, variance } = estimateOf(belief, place);
  const unknown = estimateOf(newcomer(0, strengthsIn(model), model.parameters), place).variance;
  return {
    points: start + pointsPerLogit * mean,
    deviation: pointsPerLogit * Math.sqrt(variance),
    provisional: variance > provisionalShare ** 2 * unknown,
  };
}

/** The strength lies within this many points of the rating with a probability of 95 %. */
export const marginOf = ({ deviation }: Pick<Rating, 'deviation'>): number => 1.96 * deviation;
