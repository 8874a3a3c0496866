import { dateOf, knownDate, type Dated, type DatePrecision, type DateString } from '../dates';
import { defaults } from '../schema/limits';

export const firstDay = (date: DateString, precision: DatePrecision | undefined): DateString =>
  // The rest of a first day completes the part that is known.
  `${knownDate({ date, datePrecision: precision })}-01-01`.slice(0, date.length) as DateString;

export function lastDayOf({
  date,
  endDate,
  datePrecision,
}: Dated & { readonly endDate?: DateString | undefined }): DateString {
  if (datePrecision === undefined) return endDate !== undefined && endDate > date ? endDate : date;
  const [year = 0, month = 0] = date.split('-').map(Number);
  return dateOf(datePrecision === 'year' ? Date.UTC(year + 1, 0, 0) : Date.UTC(year, month, 0));
}

export const isOnADay = ({ date, datePrecision }: Dated): boolean =>
  datePrecision === undefined && date !== defaults.eventDate;
