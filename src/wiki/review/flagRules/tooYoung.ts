import { flags } from '@/language/en/flags';
import { message } from '@/language/text';
import { youngest } from '@/model/matches/plausibility';
import type { FlagRule } from './flagRule';

export const tooYoung: FlagRule = {
  severity: 'warning',
  label: flags.tooYoung,
  find: ({ ages }) => {
    const young = ages.find(({ age }) => age >= 0 && age < youngest);
    return (
      young !== undefined && message(flags.tooYoungIs, { player: young.player, born: String(young.born) })
    );
  },
};
