import { flags } from '@/language/en/flags';
import { message } from '@/language/text';
import type { FlagRule } from './flagRule';

/** Faster than anyone types. A device that was offline can send as many. */
const manyInAMinute = 10;

export const manyAtOnce: FlagRule = {
  severity: 'warning',
  label: flags.manyAtOnce,
  isAboutAuthor: true,
  find: ({ inAMinute }) => inAMinute >= manyInAMinute && message(flags.manyAtOnceIs, { count: inAMinute }),
};
