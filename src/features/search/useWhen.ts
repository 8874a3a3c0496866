import { find } from '@/language/en/find';
import { useLanguage } from '@/language/useLanguage';
import { knownDate, type Dated } from '@/model/dates';
import { daysUntilKnown } from '@/parts/days/daysUntil';
import { useToday } from '@/parts/days/useToday';

/** How far a coming date is: `in 14 days`, or the month if no more is known. */
export function useWhen(dated: Dated | undefined): string | undefined {
  const { t, dates } = useLanguage();
  const today = useToday();
  if (dated === undefined) return undefined;
  const count = daysUntilKnown(dated, today);
  if (count === undefined) return dates.day(knownDate(dated));
  if (count <= 1) return t(count === 1 ? find.tomorrow : find.today);
  return t(find.inDays, { count });
}
