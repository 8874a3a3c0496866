import type { DateString } from '../dates';
import { readAsOf } from './asOf';
import { apartOf, choiceAt, genders, paramOf, type Gender, type Sport } from '../sports';
import { together } from './ratingModel';

/** The parameters of a ranking's address: `?arm=L&gender=W&weight=95kg&asof=2024-05-01&inactive=1`. */
export interface RatingFilter {
  readonly code: string;
  readonly gender: Gender;
  readonly weight: string | undefined;
  /** Absent: today. */
  readonly asOf: DateString | undefined;
  readonly inactive: boolean;
}

export const inactiveParam = 'inactive';

export const strengthsOf = (sport: Sport): readonly string[] => [
  ...(apartOf(sport)?.codes.map(({ code }) => code) ?? []),
  together,
];

export const rankedStrengths = (sport: Sport): readonly string[] =>
  apartOf(sport)?.codes.map(({ code }) => code) ?? [together];

export const genderChoices = Object.keys(genders) as readonly Gender[];

/**
 * The classes for a gender, retired ones included, since rankings go back; none in a sport without classes.
 */
export function weightChoices(sport: Sport, gender: Gender): readonly string[] {
  const weight = choiceAt(sport, 'weight');
  if (weight === undefined || weight.path === sport.apart) return [];
  return weight.codes.flatMap((each) =>
    each.gender === undefined || each.gender === gender || gender === '-' ? [each.code] : [],
  );
}

export const askedCode = (code: string): { readonly code?: string } => (code === together ? {} : { code });

export const strengthParam = (sport: Sport): string | undefined => {
  const apart = apartOf(sport);
  return apart && paramOf(apart);
};

/** Accepts any address: an unknown value gives the default. */
export function readRatingFilter(params: URLSearchParams, sport: Sport): RatingFilter {
  const strengths = rankedStrengths(sport);
  const gender = oneOf(genderChoices, params.get('gender')) ?? genderChoices[0]!;
  return {
    code: oneOf(strengths, params.get(strengthParam(sport) ?? '')) ?? strengths[0]!,
    gender,
    weight: oneOf(weightChoices(sport, gender), params.get('weight')),
    asOf: readAsOf(params),
    inactive: params.get(inactiveParam) === '1',
  };
}

const oneOf = <T extends string>(codes: readonly T[], code: string | null): T | undefined =>
  codes.find((each) => each === code);
