import { cellText } from './cells';
import type { DayProblem } from '../card/remarks';
import { withoutClock } from '../card/dayWords';
import { dateOf, isDateString } from '../dates';
import { isWeekday, monthOf } from '../days/monthOf';
import type { DaysRead } from '../days/takeDays';
import { dayInAnyOrder, dayOrders, daysByOrder, type DayOrder, type DaysByOrder } from '../days/numberedDays';
import { wholeDays } from '../days/wholeDays';

const dayMs = 86_400_000;
/** Day 0 of spreadsheets, which count a 29 February 1900 that never was. */
const firstSerial = Date.UTC(1899, 11, 30);
/** Days from 1954 to 2119; other numbers are years or nothing. */
const serial = /^[2-7]\d{4}(?:\.\d+)?$/;
/** `T02:30Z`, ` 2:30 AM EST`, ` 00:00:00 GMT+0900 (Japan Standard Time)`. */
const time =
  /[T ](\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?(?: ?[ap]m)?) ?((?:Z|UTC|GMT|MSK|[A-Z]{1,4}T)? ?(?:[+-]\d{1,2}(?::?\d{2})?)?(?: \([\p{L} ]+\))?)$/iu;
/** Before a comma or in brackets a day of the week may be of any language; `March, 2026` is a month. */
const apart = /^(\p{L}{2,12})\.?,\s|[,\s]{0,3}\([\p{L}\p{M}]{1,12}\.?\)$/u;
const firstWord = /^([\p{L}\p{M}]{3,14})\.?,?\s(?:den\s)?(?=\S)/u;
const lastWord = /[\s,]([\p{L}\p{M}]{3,14})\.?$/u;

const withoutWeekday = (text: string): string => {
  const kept = (said: string, word: string | undefined) =>
    word !== undefined && monthOf(word) !== undefined ? said : '';
  const known = (said: string, word: string) => (isWeekday(word) ? kept(said, word) : said);
  return text.replace(apart, kept).replace(firstWord, known).replace(lastWord, known);
};

const romanMonths = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
/** `14 III 2026`, `14.III.2026` */
const romanMonth = /^(\d{1,2})[. /-]{1,2}([IVX]{1,4})[. /-]{1,2}(?=\d{4})/;
/** Words for a year and a day that stand behind their numbers: `2026. gada 14. marts`, `2026 m. kovo 14 d.`. */
const units =
  /(?<=\d{4}\.?[ -]?)(?:год|gada|m\.|թ\.|წ\.|ж\.|yil)(?!\p{L})|(?<=\d{1,2} )d\.$| [월화수목금토일]요일$/gu;
/** The year before the day: `2026. 14. marts`, `2026. március`. */
const yearInFront = /^(\d{4})\.?[ -]+(?:(\d{1,2})\.?[ -]+)?(\p{L}{3,})\.?$/u;
/** `ngày 14 tháng 3 năm 2026` */
const vietnamese = /^(?:ngày )?(\d{1,2}) tháng (\d{1,2}),? năm (\d{4})$/iu;

/** Forms of one language in the words and signs of others. */
const inUsualForm = (text: string): string =>
  text
    .replace(/^[([](.+)[)\]]$/u, '$1')
    .replace(/(?<=\d)[º°](?=\s)/u, '')
    .replace(vietnamese, '$3-$2-$1')
    .replace(romanMonth, (_, day: string, month: string) => `${day}.${romanMonths.indexOf(month) + 1}.`)
    .replace(units, '')
    .trim()
    .replace(yearInFront, '$2 $3 $1')
    .trim();

const eras: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925 };
const era = /^(令和|平成|昭和)(元|\d{1,2})年/;

const plainCell = (cell: string): string =>
  inUsualForm(cellText(cell))
    .normalize('NFKC')
    .replace(/[‐-―−]/g, '-')
    .replace(/ ?\/ ?/g, '/');

export const withoutTime = (cell: string): string => plainCell(cell).replace(time, '').trim();

const dayAlone = (cell: string): string => withoutClock(withoutWeekday(withoutTime(cell))).trim();

/**
 * The dates in a cell: with a month's name, year first, separated by dots, as a spreadsheet serial, or in the
 * order `order`. A month or a year alone gives its first day and the precision.
 */
export function readDays(cell: string, order: DayOrder | undefined): DaysRead | DayProblem {
  const text = dayAlone(cell).replace(
    era,
    (_, name: string, of: string) => `${(eras[name] ?? 0) + (of === '元' ? 1 : Number(of))}年`,
  );
  // A spreadsheet's day 0 is an empty cell.
  if (/^1900-01-00|^1899-12-3|^0?0[./]0?1[./]1900/.test(text)) return 'day';
  if (serial.test(text)) {
    const day = dateOf(firstSerial + Math.floor(Number(text)) * dayMs);
    return isDateString(day) ? { date: day } : 'day';
  }
  const days = daysByOrder(text);
  if (days !== undefined) return fromNumbers(days, order);
  return wholeDays(text) ?? 'day';
}

function fromNumbers(days: DaysByOrder, order: DayOrder | undefined): DaysRead | DayProblem {
  const read = dayInAnyOrder(days);
  if (read === 'several' && (order === undefined || !days.has(order))) return 'ambiguousDay';
  const date = order !== undefined && days.has(order) ? days.get(order) : read;
  return date === undefined || date === 'several' ? 'day' : { date };
}

/** Whether the day has a time in a zone of its own, where the event's local day may differ. Midnight usually is just a day. */
export const isInAnotherZone = (cell: string): boolean => {
  const [, clock = '', zone = ''] = time.exec(plainCell(cell)) ?? [];
  return zone.trim() !== '' && !isMidnight(clock);
};

export const isMidnight = (clock: string): boolean =>
  /^(?:0?0:00(?::00(?:\.0+)?)?|12:00(?::00)? ?am)$/i.test(clock);

/** The orders that fit all days of a column; all orders if its cells disagree. */
export function dayOrdersOf(cells: Iterable<string>): readonly DayOrder[] {
  let fitting: readonly DayOrder[] = dayOrders;
  for (const cell of cells) {
    const days = daysByOrder(dayAlone(cell));
    // `14.03.2026` may stand beside `3/14/2026`, but not beside a year in front.
    const isApart = (order: DayOrder) => order === 'monthFirst' && /\.\d{4}/.test(cell);
    if (days) fitting = fitting.filter((order) => days.get(order) !== undefined || isApart(order));
  }
  return fitting.length === 0 ? dayOrders : fitting;
}

/** The order that decides a column's days; a choice counts only while it fits them. */
export const orderAmong = (
  possible: readonly DayOrder[],
  chosen: DayOrder | undefined,
): DayOrder | undefined => (possible.length > 1 ? possible.find((order) => order === chosen) : possible[0]);

export const isAmbiguousDay = (cell: string): boolean => readDays(cell, undefined) === 'ambiguousDay';
