import { choices } from '@/language/en/choices';
import { events } from '@/language/en/events';
import { flags } from '@/language/en/flags';
import { message } from '@/language/text';
import type { FlagRule } from './flagRule';

export const otherGender: FlagRule = {
  severity: 'warning',
  label: flags.otherGender,
  find: ({ otherGender }) =>
    otherGender !== undefined &&
    message(events.doubtSide, {
      name: otherGender.player,
      gender: message(choices[`gender.${otherGender.gender}`]),
    }),
};
