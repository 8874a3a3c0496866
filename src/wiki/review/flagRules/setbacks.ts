import { flags } from '@/language/en/flags';
import { message } from '@/language/text';
import type { FlagRule } from './flagRule';

const manySetbacks = 3;

export const setbacks: FlagRule = {
  severity: 'warning',
  label: flags.setbacks,
  isAboutAuthor: true,
  find: ({ setbacks }) => setbacks >= manySetbacks && message(flags.setbacksIs, { count: setbacks }),
};
