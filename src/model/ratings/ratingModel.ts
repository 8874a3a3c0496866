import { overall, type Place } from './belief';
import type { RatingParameters } from '../schema/ratingParameters';

export interface RatingModel {
  readonly parameters: RatingParameters;
  readonly apart: readonly string[];
}

export const together = 'both';

export const strengthsIn = ({ apart }: RatingModel): number => Math.max(1, apart.length);

/** The strength that a match with this code is about; an unknown code counts as none. */
export const placeOf = ({ apart }: RatingModel, code: string | undefined): Place =>
  code === undefined ? overall : apart.indexOf(code);

const daysPerYear = 365.25;

export const driftIn = (days: number, { driftPerYear }: RatingParameters): number =>
  (driftPerYear * days) / daysPerYear;

export function progressBetween(
  from: number,
  to: number,
  { progressPerYear, progressYears }: RatingParameters,
): number {
  if (progressPerYear === 0) return 0;
  const scale = daysPerYear * progressYears;
  return progressPerYear * progressYears * (Math.exp(-from / scale) - Math.exp(-to / scale));
}
