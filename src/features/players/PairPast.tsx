import { useLocation } from 'react-router';
import { ratings } from '@/language/en/ratings';
import { useLanguage } from '@/language/useLanguage';
import type { DateString } from '@/model/dates';
import { asOfParam } from '@/model/ratings/asOf';
import { TextLink } from '@/ui/TextLink';

/** Says that the page is of a past day, which only an address can ask for, and leads back to today. */
export function PairPast({
  title,
  until,
}: {
  readonly title: string;
  readonly until: DateString | undefined;
}) {
  const { t, dates } = useLanguage();
  const { pathname, search } = useLocation();
  if (until === undefined) return undefined;
  const params = new URLSearchParams(search);
  params.delete(asOfParam);
  const rest = params.toString();
  return (
    <p>
      {t(ratings.asOfPrinted, { what: title, date: dates.day(until) ?? until })} ·{' '}
      <TextLink to={rest === '' ? pathname : `${pathname}?${rest}`}>{t(ratings.backToToday)}</TextLink>
    </p>
  );
}
