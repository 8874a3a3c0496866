import type { Brand } from '@/lib/brand';

/** A calendar day without a time zone, `YYYY-MM-DD`; text order is date order. */
export type DateString = Brand<string, 'DateString'>;

/** Years 1900 to 2199, which the rules can check too. */
const datePattern = /^(19|20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Whether the calendar has the day: not 2023-02-30. */
export function isDateString(value: unknown): value is DateString {
  if (typeof value !== 'string' || !datePattern.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

export function dateOf(time: number): DateString {
  return new Date(time).toISOString().slice(0, 10) as DateString;
}

const dayMs = 86_400_000;

export const dayBefore = (day: DateString, count: number): DateString =>
  dateOf(Date.parse(`${day}T00:00:00Z`) - count * dayMs);
