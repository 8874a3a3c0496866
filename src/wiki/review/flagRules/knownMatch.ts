import { flags } from '@/language/en/flags';
import { message } from '@/language/text';
import type { FlagRule } from './flagRule';

const texts = {
  known: { event: flags.knownMatchAtEvent, day: flags.knownMatchThatDay },
  proposed: { event: flags.proposedMatchAtEvent, day: flags.proposedMatchThatDay },
} as const;

export const knownMatch: FlagRule = {
  severity: 'warning',
  label: flags.knownMatch,
  find: ({ knownMatch }) =>
    knownMatch !== undefined &&
    message(texts[knownMatch.isProposed ? 'proposed' : 'known'][knownMatch.place]),
};
