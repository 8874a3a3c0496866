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
  'wordDiffers',
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

/** `about` holds the two words, days or countries. */
export interface Reason {
  readonly code: ReasonCode;
  /** Bits of evidence: positive for one person, negative against; 0 for an explanation only. */
  readonly weight: number;
  readonly about?: readonly string[];
}
