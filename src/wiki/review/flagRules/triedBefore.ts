import { flags } from '@/language/en/flags';
import { message } from '@/language/text';
import type { FlagRule } from './flagRule';

export const triedBefore: FlagRule = {
  severity: 'warning',
  label: flags.triedBefore,
  find: ({ wasTried }) => wasTried && message(flags.triedBeforeIs),
};
