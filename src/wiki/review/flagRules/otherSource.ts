import { flags } from '@/language/en/flags';
import { message } from '@/language/text';
import { askForSource } from './askForSource';
import type { FlagRule } from './flagRule';

export const otherSource: FlagRule = {
  severity: 'warning',
  label: flags.otherSource,
  find: ({ otherSource }) =>
    otherSource !== undefined &&
    message(otherSource.isProposed ? flags.otherSourceProposed : flags.otherSourceStands, {
      source: otherSource.source,
    }),
  fix: ({ delta, isSourced }) => (isSourced ? undefined : askForSource(delta.id)),
};
