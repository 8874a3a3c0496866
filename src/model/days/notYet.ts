import { dayAfter, type DateString, type KnownDate } from '../dates';

/** Whether a day, month or year has come nowhere: elsewhere it may be a day later than here. */
export const isNotYet = (day: KnownDate, today: DateString): boolean => day > dayAfter(today);
