import { records } from '@/language/en/records';
import type { Language } from '@/language/language';
import { knownDate, type Dated, type DateString } from '@/model/dates';
import { daysUntilKnown } from './daysUntil';

/** When a match to come is: `today`, `tomorrow`, `in 14 days`; its month or year if no more is known. */
export function daysAway(
  { t, dates }: Pick<Language, 't' | 'dates'>,
  dated: Dated,
  today: DateString,
): string {
  const days = daysUntilKnown(dated, today);
  if (days === undefined) return dates.day(knownDate(dated)) ?? knownDate(dated);
  if (days < 1) return t(records.today);
  return days === 1 ? t(records.tomorrow) : t(records.inDays, { count: days });
}
