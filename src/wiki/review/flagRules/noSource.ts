import { flags } from '@/language/en/flags';
import { message } from '@/language/text';
import { askForSource } from './askForSource';
import type { FlagRule } from './flagRule';
import { statesFacts } from './stated';

export const noSource: FlagRule = {
  severity: 'warning',
  label: flags.noSource,
  find: ({ delta, isSourced }) => !isSourced && statesFacts(delta) && message(flags.noSourceIs),
  fix: ({ delta }) => askForSource(delta.id),
};
