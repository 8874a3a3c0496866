import type { SaidCause } from './causes';

/** Reasons for a rejection that moderators have at hand, by their codes. */
export const commonReasons = [
  'noSource',
  'contradicts',
  'duplicate',
  'known',
  'spelling',
  'outOfScope',
] as const satisfies readonly SaidCause['code'][];
