import { dayAfter, type DateString } from '../dates';

/** Whether a day has come nowhere: elsewhere it may be a day later than here. */
export const isNotYet = (day: DateString, today: DateString): boolean => day > dayAfter(today);
