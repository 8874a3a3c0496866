import type { Brand } from '@/lib/brand';
import { localIsoTime } from '@/lib/localIsoTime';

/** A calendar day without a time zone, `YYYY-MM-DD`; text order is date order. */
export type DateString = Brand<string, 'DateString'>;

/** Years 1900 to 2199, which the rules can check too. */
const datePattern = /^(19|20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

export function isDateString(value: unknown): value is DateString {
  if (typeof value !== 'string' || !datePattern.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

export function dateOf(time: number): DateString {
  return new Date(time).toISOString().slice(0, 10) as DateString;
}

export const localDay = (time: number): DateString => localIsoTime(time).slice(0, 10) as DateString;

const dayMs = 86_400_000;

export const dayBefore = (day: DateString, count: number): DateString =>
  dateOf(Date.parse(`${day}T00:00:00Z`) - count * dayMs);

export const dayAfter = (day: DateString): DateString => dayBefore(day, -1);

/** How much of a date is known; absent if the day is. */
export type DatePrecision = 'month' | 'year';

/** The date of a record: the first day of the month or year if only that is known. */
export interface Dated {
  readonly date: DateString;
  readonly datePrecision?: DatePrecision | undefined;
}

const knownLength = { month: '2026-03'.length, year: '2026'.length } as const;

/** What is known of a date: `2026-03-14`, `2026-03` or `2026`. */
export type KnownDate = string;

/** Whatever shows a record's date shows this. */
export const knownDate = ({
  date,
  datePrecision,
}: Omit<Dated, 'date'> & { readonly date: string }): KnownDate =>
  datePrecision === undefined ? date : date.slice(0, knownLength[datePrecision]);
