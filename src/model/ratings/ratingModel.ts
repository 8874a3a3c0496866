import { overall, type Place } from './belief';
import type { RatingParameters } from '../schema/ratingParameters';

/** The way one sport's players are rated. */
export interface RatingModel {
  readonly parameters: RatingParameters;
  /** The codes of the choice whose values are rated apart; empty where each player has one strength. */
  readonly apart: readonly string[];
}

/** Where a code is asked for, all strengths of a player together; so addresses and published files have it. */
export const together = 'both';

/** How many strengths a player has. */
export const strengthsIn = ({ apart }: RatingModel): number => Math.max(1, apart.length);

/** The strength that a match with this code is about; a code that the sport does not know counts as none. */
export const placeOf = ({ apart }: RatingModel, code: string | undefined): Place =>
  code === undefined ? overall : apart.indexOf(code);

const daysPerYear = 365.25;

/** Variance that days add to a strength. */
export const driftIn = (days: number, { driftPerYear }: RatingParameters): number =>
  (driftPerYear * days) / daysPerYear;

/** Progress to be expected between two days, counted from the player's first. */
export function progressBetween(
  from: number,
  to: number,
  { progressPerYear, progressYears }: RatingParameters,
): number {
  if (progressPerYear === 0) return 0;
  const scale = daysPerYear * progressYears;
  return progressPerYear * progressYears * (Math.exp(-from / scale) - Math.exp(-to / scale));
}
