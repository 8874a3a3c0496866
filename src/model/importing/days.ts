import { cellText } from './cells';
import type { DayProblem } from '../card/remarks';
import { withoutClock } from '../card/dayWords';
import { dateOf, isDateString, type DateString } from '../dates';
import { monthOf } from '../days/monthOf';
import type { DaysRead } from '../days/takeDays';
import { fullYear, wholeDays } from '../days/wholeDays';

export type DayOrder = 'dayFirst' | 'monthFirst';

const dayMs = 86_400_000;
/** Day 0 of spreadsheets, which count a 29 February 1900 that never was. */
const firstSerial = Date.UTC(1899, 11, 30);
/** Days from 1954 to 2119; other numbers are years or nothing. */
const serial = /^[2-7]\d{4}(?:\.\d+)?$/;
const numbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
/** `T02:30Z`, ` 2:30 AM EST`, ` 00:00:00 GMT+0900 (Japan Standard Time)`. */
const time =
  /[T ](\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?(?: ?[ap]m)?) ?((?:Z|UTC|GMT|MSK|[A-Z]{1,4}T)? ?(?:[+-]\d{1,2}(?::?\d{2})?)?(?: \([\p{L} ]+\))?)$/iu;
/** A word before a comma or in brackets at the end is a day of the week, in whatever language, or a month. */
const weekday = /^(\p{L}{2,12})\.?,\s|\(\p{L}{1,12}\.?\)$/u;

const withoutWeekday = (text: string): string =>
  text.replace(weekday, (said, word: string | undefined) =>
    word !== undefined && monthOf(word) !== undefined ? said : '',
  );
const eras: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925 };
const era = /^(令和|平成|昭和)(元|\d{1,2})年/;

const plainCell = (cell: string): string =>
  cellText(cell)
    .normalize('NFKC')
    .replace(/[‐-―−]/g, '-')
    .replace(/ ?\/ ?/g, '/');

/** The day of a cell without the time behind it. */
export const withoutTime = (cell: string): string => plainCell(cell).replace(time, '').trim();

const two = (number: number) => String(number).padStart(2, '0');

function dayFrom(year: string, month: number, day: number): DateString | undefined {
  const text = `${year}-${two(month)}-${two(day)}`;
  return isDateString(text) ? text : undefined;
}

/**
 * The dates in a cell: with a month's name, year first, separated by dots, as a spreadsheet serial, or in the
 * order `order`. A month or a year alone gives its first day and the precision.
 */
export function readDays(cell: string, order: DayOrder | undefined): DaysRead | DayProblem {
  const text = withoutClock(withoutWeekday(withoutTime(cell)))
    .trim()
    .replace(era, (_, name: string, of: string) => `${(eras[name] ?? 0) + (of === '元' ? 1 : Number(of))}年`);
  // A spreadsheet's day 0 is an empty cell.
  if (/^1900-01-00|^1899-12-3|^0?0[./]0?1[./]1900/.test(text)) return 'day';
  if (serial.test(text)) {
    const day = dateOf(firstSerial + Math.floor(Number(text)) * dayMs);
    return isDateString(day) ? { date: day } : 'day';
  }
  const found = numbers.exec(text);
  if (found) return fromNumbers(found, order);
  return wholeDays(text) ?? 'day';
}

function fromNumbers(found: readonly string[], order: DayOrder | undefined): DaysRead | DayProblem {
  const [whole = '', a = '', b = '', of = ''] = found;
  const [first, second, year] = [Number(a), Number(b), fullYear(of)];
  const dayFirst = dayFrom(year, second, first);
  const monthFirst = dayFrom(year, first, second);
  // Nobody writes the month first with dots.
  const known = whole.includes('.') ? 'dayFirst' : order;
  const [date, other] = known === 'monthFirst' ? [monthFirst, dayFirst] : [dayFirst, monthFirst];
  if (known === undefined && dayFirst !== undefined && monthFirst !== undefined && dayFirst !== monthFirst)
    return 'ambiguousDay';
  const day = known === undefined ? (date ?? other) : date;
  return day === undefined ? 'day' : { date: day };
}

/** Whether the day has a time in a zone of its own, where the event's local day may differ. Midnight usually is just a day. */
export const isInAnotherZone = (cell: string): boolean => {
  const [, clock = '', zone = ''] = time.exec(plainCell(cell)) ?? [];
  return zone.trim() !== '' && !isMidnight(clock);
};

export const isMidnight = (clock: string): boolean =>
  /^(?:0?0:00(?::00(?:\.0+)?)?|12:00(?::00)? ?am)$/i.test(clock);

/** The order of a column's days; `undefined` if no cell decides it, or cells disagree. */
export function dayOrderOf(cells: Iterable<string>): DayOrder | undefined {
  const told = new Set<DayOrder>();
  for (const cell of cells) {
    const found = numbers.exec(withoutTime(cell));
    if (!found || cell.includes('.')) continue;
    if (Number(found[1]) > 12) told.add('dayFirst');
    if (Number(found[2]) > 12) told.add('monthFirst');
  }
  const [only, ...others] = told;
  return others.length === 0 ? only : undefined;
}

export const isAmbiguousDay = (cell: string): boolean => readDays(cell, undefined) === 'ambiguousDay';
