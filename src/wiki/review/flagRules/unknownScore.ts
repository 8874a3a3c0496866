import { flags } from '@/language/en/flags';
import { message } from '@/language/text';
import { impossibleResultOf } from '@/model/matches/plausibility';
import type { FlagRule } from './flagRule';

export const unknownScore: FlagRule = {
  severity: 'error',
  label: flags.unknownScore,
  find: ({ delta, sport }) => {
    const result = sport && impossibleResultOf(delta, sport);
    if (result === undefined) return false;
    return result.kind === 'draw'
      ? message(flags.noDrawIs)
      : message(flags.tooManyIs, { score: result.score, most: result.most });
  },
};
