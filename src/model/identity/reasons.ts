/** Kinds of evidence for two players being one person, or against it. */
export const reasonCodes = [
  'sameName',
  'spelling',
  'script',
  'order',
  'accents',
  'initials',
  'nickname',
  'alias',
  'spacing',
  'missingWord',
  'sameAccount',
  'sameBirthYear',
  'sameOpponents',
  'sameMatch',
  'suffixDiffers',
  'countryDiffers',
  'genderDiffers',
  'handDiffers',
  'birthYearDiffers',
  'metEachOther',
  'sameCard',
  'sameDayElsewhere',
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

/** One reason; `about` holds what it is about: the two words, days or countries. */
export interface Reason {
  readonly code: ReasonCode;
  /** Bits of evidence: above zero for one person, below against it; 0 where it only explains. */
  readonly weight: number;
  readonly about?: readonly string[];
}
