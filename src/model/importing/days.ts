import { monthOf } from '../card/dayWords';
import { takeDays } from '../card/eventLine';
import { dateOf, isDateString, type DateString } from '../dates';

export type DayOrder = 'dayFirst' | 'monthFirst';

export type DayTrouble = 'ambiguousDay' | 'day';

export interface DaysRead {
  readonly date: DateString;
  readonly endDate?: DateString;
}

const dayMs = 86_400_000;
/** Day 0 of spreadsheets, which count a 29 February 1900 that never was. */
const firstSerial = Date.UTC(1899, 11, 30);
/** Days from 1954 to 2119; other numbers are years or nothing. */
const serial = /^[2-7]\d{4}(?:\.\d+)?$/;
const numbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
const time = /[T ]\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?(?: ?[ap]m)?(?: ?(?:Z|UTC|GMT|[+-]\d{2}:?\d{2}))?$/i;
const weekday = /^\p{L}{2,12}\.?,\s|^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?\s/iu;
const weekdayBehind = /\(\p{L}{1,12}\.?\)$/u;
const yearWord = /(?<=\d\s?)(?:г|года|року|р|roku|r)\.?$/iu;
const dayNumber = /^(\d{1,2})(?:st|nd|rd|th|er|º|ª)?$/;
const fillers = new Set(['of', 'de', 'del', 'd']);
const together = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;

/** A day with a month's name, or of eight digits. */
function inWords(text: string): DateString | undefined {
  const digits = together.exec(text);
  if (digits) return dayFrom(Number(digits[1]), Number(digits[2]), Number(digits[3]));
  const words = text.split(/[\s/.,'’-]/).filter((word) => word !== '' && !fillers.has(word.toLowerCase()));
  const [one = '', two = '', year = '', ...more] = words;
  if (more.length > 0 || !/^(?:\d{4}|\d{2})$/.test(year)) return undefined;
  const [day, name] = dayNumber.test(one) ? [one, two] : [two, one];
  const number = dayNumber.exec(day)?.[1];
  const month = /^\p{L}{3,12}$/u.test(name) ? monthOf(name) : undefined;
  return number === undefined || month === undefined
    ? undefined
    : dayFrom(fullYear(year), month, Number(number));
}

const eras: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925 };
const era = /^(令和|平成|昭和)(元|\d{1,2})年/;

const two = (number: number) => String(number).padStart(2, '0');
/** Results are seldom older than 1970 and never far in the future. */
const fullYear = (year: string) =>
  year.length === 4 ? Number(year) : Number(year) + (Number(year) < 70 ? 2000 : 1900);

function dayFrom(year: number, month: number, day: number): DateString | undefined {
  const text = `${year}-${two(month)}-${two(day)}`;
  return isDateString(text) ? text : undefined;
}

/**
 * The days in a cell: with a month's name, year first, separated by dots, as a spreadsheet serial, or in the
 * order `order`.
 */
export function readDays(cell: string, order: DayOrder | undefined): DaysRead | DayTrouble {
  const text = cell
    .normalize('NFKC')
    .trim()
    .replace(time, '')
    .replace(weekday, '')
    .replace(weekdayBehind, '')
    .trim()
    .replace(yearWord, '')
    .trim()
    .replace(era, (_, name: string, of: string) => `${(eras[name] ?? 0) + (of === '元' ? 1 : Number(of))}年`);
  if (serial.test(text)) {
    const day = dateOf(firstSerial + Math.floor(Number(text)) * dayMs);
    return isDateString(day) ? { date: day } : 'day';
  }
  const found = numbers.exec(text);
  if (found) return fromNumbers(found, order);
  const spoken = inWords(text);
  if (spoken !== undefined) return { date: spoken };
  const days = takeDays(text);
  const { date, endDate } = days?.facts ?? {};
  if (date === undefined || days?.rest.trim() !== '') return 'day';
  return { date, ...(endDate !== undefined && { endDate }) };
}

function fromNumbers(found: readonly string[], order: DayOrder | undefined): DaysRead | DayTrouble {
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

/** Whether the day has a time in a zone of its own, where the event's local day may differ. */
export const isInAnotherZone = (cell: string): boolean => {
  const [, hours = '', minutes = '', zone = ''] =
    /[T ](\d{1,2}):(\d{2})(?::\d{2})?(?:\.\d+)?\s?(Z|UTC|GMT|[+-]\d{2}:?\d{2})$/i.exec(
      cell.normalize('NFKC').trim(),
    ) ?? [];
  // Midnight in UTC usually is just a day.
  return (
    zone !== '' && !(Number(hours) === 0 && Number(minutes) === 0 && /^(?:z|utc|gmt|[+-]00:?00)$/i.test(zone))
  );
};

/** The order of a column's days; `undefined` if no cell decides it, or cells disagree. */
export function dayOrderOf(cells: Iterable<string>): DayOrder | undefined {
  const told = new Set<DayOrder>();
  for (const cell of cells) {
    const found = numbers.exec(cell.normalize('NFKC').trim().replace(time, ''));
    if (!found || cell.includes('.')) continue;
    if (Number(found[1]) > 12) told.add('dayFirst');
    if (Number(found[2]) > 12) told.add('monthFirst');
  }
  const [only, ...others] = told;
  return others.length === 0 ? only : undefined;
}

export const isAmbiguousDay = (cell: string): boolean => readDays(cell, undefined) === 'ambiguousDay';
