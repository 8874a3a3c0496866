import { words } from '@/language/en/words';
import type { Text } from '@/language/text';
import { isDateString, type DateString } from '@/model/dates';
import { genders, type Arm, type Gender, type Sport, type Weight } from '@/model/sports';

import { wholeArmTexts } from '../display/sportWords';

/** The part of a ranking that its address asks for: `?arm=L&gender=W&weight=95kg&asof=2024-05-01`. */
export interface RatingFilter {
  readonly arm: Arm | 'both';
  readonly gender: Gender;
  readonly weight: string | undefined;
  /** Absent: today. */
  readonly asOf: DateString | undefined;
}

/** The text for each choice of arm. */
export const armChoiceTexts = { ...wholeArmTexts, both: words.bothArms } as const satisfies Record<
  Arm | 'both',
  Text
>;

/** Right first: it is what most matches are fought with. */
export const armChoices = (sport: Sport): readonly (Arm | 'both')[] =>
  // The keys of a sport's arms are the codes.
  sport.arms ? [...(Object.keys(sport.arms) as Arm[]).reverse(), 'both'] : ['both'];

// The keys of both tables are the codes.
export const genderChoices = Object.keys(genders) as readonly Gender[];
export const weightChoices = ({ weights }: Sport) => Object.keys(weights) as readonly Weight[];

/** Reads an address, in which anything may stand: what is unknown is the first choice, or none. */
export function readRatingFilter(params: URLSearchParams, sport: Sport): RatingFilter {
  const weight = params.get('weight');
  const asOf = params.get('asof');
  return {
    arm: oneOf(armChoices(sport), params.get('arm')) ?? armChoices(sport)[0]!,
    gender: oneOf(genderChoices, params.get('gender')) ?? genderChoices[0]!,
    weight: oneOf(weightChoices(sport), weight),
    asOf: isDateString(asOf) ? asOf : undefined,
  };
}

const oneOf = <T extends string>(codes: readonly T[], code: string | null): T | undefined =>
  codes.find((each) => each === code);

/** The address with one thing other; `undefined` takes it out. */
export function withParam(params: URLSearchParams, name: string, value: string | undefined): string {
  const next = new URLSearchParams(params);
  if (value === undefined) next.delete(name);
  else next.set(name, value);
  return `?${next}`;
}

/** The arm as the ratings ask for it: none in particular for both. */
export const armOf = (arm: Arm | 'both'): { readonly arm?: Arm } => (arm === 'both' ? {} : { arm });
