import { flags } from '@/language/en/flags';
import { message } from '@/language/text';
import type { FlagRule } from './flagRule';

export const newHost: FlagRule = {
  severity: 'warning',
  label: flags.newHost,
  find: ({ newHosts: [host] }) => host !== undefined && message(flags.newHostIs, { host }),
};
