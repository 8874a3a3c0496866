import { defaultParameters, type RatingParameters } from '@/model/schema/ratingParameters';
import type { Series } from './series';

interface Dimension {
  readonly name: Exclude<keyof RatingParameters, 'roundsToWin'>;
  readonly logarithmic: boolean;
  readonly least: number;
  readonly most: number;
  /** Expected distance from the default, on that scale. */
  readonly spread: number;
}

const dimension = (
  name: Dimension['name'],
  logarithmic: boolean,
  [least, most]: readonly [number, number],
  spread: number,
): Dimension => ({ name, logarithmic, least, most, spread });

const dimensions: readonly Dimension[] = [
  dimension('commonSd', true, [0.02, 20], 0.7),
  dimension('apartSd', true, [0.005, 20], 0.7),
  dimension('driftPerYear', true, [1e-4, 20], 1.2),
  dimension('matchVariance', true, [0.001, 50], 0.7),
  dimension('matchmaking', false, [0, 1], 0.3),
  dimension('newcomerLead', false, [-10, 10], 0.7),
  dimension('progressPerYear', false, [0, 10], 0.2),
  dimension('progressYears', true, [0.2, 20], 0.7),
  dimension('winWorth', true, [0.1, 20], 0.7),
];

/** The parameters that the matches carry information about, as points to search among. */
export function spaceOf({ strengths, count, unscored }: Series) {
  const bare = unscored.subarray(0, count).reduce((sum, each) => sum + each, 0);
  const searched = dimensions.filter(({ name }) => {
    if (name === 'apartSd') return strengths > 1;
    // If all wins are bare, the distance of strengths already expresses it.
    if (name === 'winWorth') return bare > count / 50 && bare < count;
    return true;
  });
  const scaled = ({ logarithmic }: Dimension, value: number) => (logarithmic ? Math.log(value) : value);
  const pointOf = (parameters: RatingParameters): readonly number[] =>
    searched.map((of) => scaled(of, Math.min(of.most, Math.max(of.least, parameters[of.name]))));
  return {
    pointOf,
    /** Initial steps of a search. Each stays within the allowed range. */
    stepsFrom: (point: readonly number[], size: number): readonly number[] =>
      searched.map((of, at) => {
        const step = size * of.spread;
        return point[at]! + step > scaled(of, of.most) ? -step : step;
      }),
    parametersAt: (point: readonly number[], base: RatingParameters): RatingParameters => ({
      ...base,
      ...Object.fromEntries(
        searched.map((of, at) => {
          const value = of.logarithmic ? Math.exp(point[at]!) : point[at]!;
          return [of.name, Math.min(of.most, Math.max(of.least, value))];
        }),
      ),
    }),
    /**
     * A point's distance from the defaults, as the negative logarithm of a normal prior: a few hundred matches cannot
     * lead far away, while a hundred thousand outweigh it.
     */
    distanceOf: (point: readonly number[]): number => {
      const usual = pointOf(defaultParameters);
      return searched.reduce((sum, of, at) => sum + ((point[at]! - usual[at]!) / of.spread) ** 2 / 2, 0);
    },
  };
}

/** Four digits: more carry no information, and a definition stays readable. */
export const rounded = (parameters: RatingParameters): RatingParameters => ({
  ...parameters,
  ...Object.fromEntries(
    Object.entries(parameters).map(([name, value]: [string, number]) => [name, Number(value.toPrecision(4))]),
  ),
});
