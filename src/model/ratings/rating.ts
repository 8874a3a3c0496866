import { estimateOf, newcomer, type Belief } from './belief';
import { placeOf, strengthsIn, type RatingModel } from './ratingModel';

export interface Rating {
  /** 1500 is the start; 400 more are odds of 10 : 1 per round. */
  readonly points: number;
  readonly deviation: number;
  /** Little more is known than about a newcomer: the rating is shown without a rank. */
  readonly provisional: boolean;
}

const start = 1500;
const pointsPerLogit = 400 / Math.LN10;

/** Share of a newcomer's deviation above which a rating is provisional: until about the third match. */
const provisionalShare = 0.85;

/** The rating of one strength; the overall one without a code, or with an unknown code. */
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

/** Half-width of the 95 % interval, in points. */
export const marginOf = ({ deviation }: Pick<Rating, 'deviation'>): number => 1.96 * deviation;
