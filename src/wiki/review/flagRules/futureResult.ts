import { flags } from '@/language/en/flags';
import { message } from '@/language/text';
import { isNotYet } from '@/model/days/notYet';
import type { FlagRule } from './flagRule';

export const futureResult: FlagRule = {
  severity: 'error',
  label: flags.futureResult,
  find: ({ resultDays, today }) => {
    if (today === undefined) return false;
    const day = resultDays.find((each) => isNotYet(each, today));
    return day !== undefined && message(flags.futureResultIs, { day });
  },
};
