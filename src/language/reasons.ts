import type { SaidCause } from './causes';

export const commonReasons = [
  'noSource',
  'contradicts',
  'duplicate',
  'known',
  'spelling',
  'outOfScope',
] as const satisfies readonly SaidCause['code'][];
