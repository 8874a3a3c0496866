import { flags } from '@/language/en/flags';
import { message } from '@/language/text';
import { dayBefore } from '@/model/dates';
import type { FlagRule } from './flagRule';

export const futureResult: FlagRule = {
  severity: 'error',
  label: flags.futureResult,
  find: ({ resultDays, today }) => {
    if (today === undefined) return false;
    // Elsewhere it may be a day later than here.
    const latest = dayBefore(today, -1);
    const day = resultDays.find((each) => each > latest);
    return day !== undefined && message(flags.futureResultIs, { day });
  },
};
