import type { SportId } from '../ids';
import { apartOf, findSport } from '../sports';
import { defaultParameters } from '../schema/ratingParameters';
import type { RatingModel } from './ratingModel';

/** The way a sport's players are rated, as its definition says. */
export function ratingModelOf(id: SportId): RatingModel {
  const sport = findSport(id);
  return {
    parameters: sport?.ratings ?? defaultParameters,
    apart: (sport && apartOf(sport))?.codes.map(({ code }) => code) ?? [],
  };
}
