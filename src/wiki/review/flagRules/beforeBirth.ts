import { flags } from '@/language/en/flags';
import { message } from '@/language/text';
import type { FlagRule } from './flagRule';

export const beforeBirth: FlagRule = {
  severity: 'error',
  label: flags.beforeBirth,
  find: ({ ages }) => {
    const unborn = ages.find(({ age }) => age < 0);
    // As text: a language would group a number by thousands.
    return (
      unborn !== undefined &&
      message(flags.beforeBirthIs, { player: unborn.player, born: String(unborn.born) })
    );
  },
};
