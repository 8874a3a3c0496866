import { flags } from '@/language/en/flags';
import { message } from '@/language/text';
import type { FlagRule } from './flagRule';

export const knownEvent: FlagRule = {
  severity: 'warning',
  label: flags.knownEvent,
  find: ({ knownEvent }) =>
    knownEvent !== undefined &&
    message(knownEvent.isProposed ? flags.knownEventProposed : flags.knownEventIs, {
      name: knownEvent.name,
    }),
};
