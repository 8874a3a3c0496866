import { isDateString, type DateString } from '../dates';

/** The order of the three numbers of a day; `yearFirst` only where the year has two digits: `26/03/14`. */
export const dayOrders = ['dayFirst', 'monthFirst', 'yearFirst'] as const;

export type DayOrder = (typeof dayOrders)[number];

const two = (number: number) => String(number).padStart(2, '0');

/** `undefined` if the calendar has no such day. */
export function dayOf(year: string, month: number, day: number): DateString | undefined {
  const text = `${year}-${two(month)}-${two(day)}`;
  return isDateString(text) ? text : undefined;
}

/** Results are seldom older than 1970 and never far in the future. */
export const fullYear = (year: string): string =>
  year.length === 4 ? year : `${Number(year) < 70 ? 20 : 19}${year}`;

const numbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{1,2})$/;

export type DaysByOrder = ReadonlyMap<DayOrder, DateString | undefined>;

/** By each order that such a day may have, the day, or `undefined` if there is none. Absent for any other text. */
export function daysByOrder(text: string): DaysByOrder | undefined {
  const [found, a = '', b = '', c = ''] = numbers.exec(text) ?? [];
  if (found === undefined) return undefined;
  const days = new Map<DayOrder, DateString | undefined>();
  if (c.length > 1) days.set('dayFirst', dayOf(fullYear(c), Number(b), Number(a)));
  // Nobody writes the month first with dots.
  if (c.length > 1 && !text.includes('.')) days.set('monthFirst', dayOf(fullYear(c), Number(a), Number(b)));
  if (c.length <= 2 && a.length === 2) days.set('yearFirst', dayOf(fullYear(a), Number(b), Number(c)));
  return days;
}

/** The day of three numbers; `several` if their order decides it. */
export function dayInAnyOrder(days: DaysByOrder): DateString | 'several' | undefined {
  const [only, ...others] = new Set([...days.values()].filter((day) => day !== undefined));
  return others.length > 0 ? 'several' : only;
}

/** Three numbers in a text that are a day, and no scores. */
export const numbersInText = /(?<!\d|\d[/.-])\d{1,2}(?:\/\d{1,2}\/(?:\d{4}|\d\d)|-\d{1,2}-\d{4})(?![\d/])/gu;
const dotted = /(?<!\d|\d[/.-])\d{1,2}\.\d{1,2}\.\d\d(?![\d/])/gu;

export const hasAmbiguousDay = (text: string): boolean =>
  [numbersInText, dotted].some((pattern) =>
    (text.match(pattern) ?? []).some((said) => dayInAnyOrder(daysByOrder(said) ?? new Map()) === 'several'),
  );
