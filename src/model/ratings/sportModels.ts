import type { SportId } from '../ids';
import { apartOf, findSport, type Sport } from '../sports';
import { defaultParameters } from '../schema/ratingParameters';
import type { RatingModel } from './ratingModel';

/** The way a sport's players are rated, as its definition says; the default for one that is not known. */
export const ratingModelOf = (sport: Sport | undefined): RatingModel => ({
  parameters: sport?.ratings ?? defaultParameters,
  apart: (sport && apartOf(sport))?.codes.map(({ code }) => code) ?? [],
});

/** The same of each of the sports, by id. */
export const ratingModelsOf =
  (sports: readonly Sport[]) =>
  (id: SportId): RatingModel =>
    ratingModelOf(findSport(sports, id));
