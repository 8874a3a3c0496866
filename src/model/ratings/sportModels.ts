import type { SportId } from '../ids';
import { apartOf, findSport, type Sport } from '../sports';
import { defaultParameters } from '../schema/ratingParameters';
import type { RatingModel } from './ratingModel';

export const ratingModelOf = (sport: Sport | undefined): RatingModel => ({
  parameters: sport?.ratings ?? defaultParameters,
  apart: (sport && apartOf(sport))?.codes.map(({ code }) => code) ?? [],
});

export const ratingModelsOf =
  (sports: readonly Sport[]) =>
  (id: SportId): RatingModel =>
    ratingModelOf(findSport(sports, id));
