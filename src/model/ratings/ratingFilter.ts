import type { DateString } from '../dates';
import { readAsOf } from './asOf';
import { apartOf, choiceAt, genders, paramOf, type Gender, type Sport } from '../sports';
import { together } from './ratingModel';

/** The part of a ranking that its address asks for: `?arm=L&gender=W&weight=95kg&asof=2024-05-01`. */
export interface RatingFilter {
  /** One of the codes that the sport rates apart, or `together`. */
  readonly code: string;
  readonly gender: Gender;
  readonly weight: string | undefined;
  /** Absent: today. */
  readonly asOf: DateString | undefined;
}

/** The strengths that a player of the sport has a rating for, and all together. */
export const strengthsOf = (sport: Sport): readonly string[] => [
  ...(apartOf(sport)?.codes.map(({ code }) => code) ?? []),
  together,
];

// The keys of the table are the codes.
export const genderChoices = Object.keys(genders) as readonly Gender[];

/** The classes that people of a gender fight in, retired ones too, since rankings go back; none where the sport has none. */
export function weightChoices(sport: Sport, gender: Gender): readonly string[] {
  const weight = choiceAt(sport, 'weight');
  if (weight === undefined || weight.path === sport.apart) return [];
  return weight.codes.flatMap((each) =>
    each.gender === undefined || each.gender === gender || gender === '-' ? [each.code] : [],
  );
}

/** The strength as questions and addresses say it: none in particular for all together. */
export const askedCode = (code: string): { readonly code?: string } => (code === together ? {} : { code });

/** The name by which an address says the strength; `undefined` where there is one alone. */
export const strengthParam = (sport: Sport): string | undefined => {
  const apart = apartOf(sport);
  return apart && paramOf(apart);
};

/** Reads an address, in which anything may stand: what is unknown is the first choice, or none. */
export function readRatingFilter(params: URLSearchParams, sport: Sport): RatingFilter {
  const strengths = strengthsOf(sport);
  const gender = oneOf(genderChoices, params.get('gender')) ?? genderChoices[0]!;
  return {
    code: oneOf(strengths, params.get(strengthParam(sport) ?? '')) ?? strengths[0]!,
    gender,
    weight: oneOf(weightChoices(sport, gender), params.get('weight')),
    asOf: readAsOf(params),
  };
}

const oneOf = <T extends string>(codes: readonly T[], code: string | null): T | undefined =>
  codes.find((each) => each === code);
