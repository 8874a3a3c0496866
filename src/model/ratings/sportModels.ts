import armWrestling from '../../../data/sports/armw.json';
import type { SportId } from '../ids';
import { findSport } from '../sports';
import { defaultParameters, type RatingParameters } from './parameters';
import type { RatingModel } from './ratingModel';

/** The parameters that `npm run ratings -- fit` has written into the definitions of sports, by the sport's id. */
const fitted: Readonly<Record<string, RatingParameters>> = { [armWrestling.id]: armWrestling.ratings };

/**
 * The way a sport's players are rated. The one place that knows where a sport says so: the values rated apart are its
 * arms, if it has any.
 */
export const ratingModelOf = (sport: SportId): RatingModel => ({
  parameters: fitted[sport] ?? defaultParameters,
  apart: Object.keys(findSport(sport)?.arms ?? {}),
});
