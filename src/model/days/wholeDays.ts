import { trimEnds } from '@/lib/trimEnds';
import type { DateString } from '../dates';
import { dayOrders, daysByOrder, fullYear } from './numberedDays';
import { takeDays, takeForm, yearPattern, type DateForm, type DaysRead, type DaysTaken } from './takeDays';

/** Forms that are a date only if nothing else is said: in a text, `2010-11` is a season and `2026` part of a name. */
const alone: readonly DateForm[] = [
  [new RegExp(String.raw`^${yearPattern}[-./](\d{1,2})$`, 'gu'), ([, year, month]) => ({ year, month })],
  [new RegExp(String.raw`^(\d{1,2})[-./]${yearPattern}$`, 'gu'), ([, month, year]) => ({ year, month })],
  [new RegExp(String.raw`^${yearPattern}[年년]?$`, 'gu'), ([, year]) => ({ year })],
];

/** Longer texts say more than dates. */
const longest = 60;

/** `14-Mar-26`: the last two digits are the year if month and day come before them. */
function withFullYear(text: string): string {
  const [end, year = ''] = /['’]?(\d\d)$/u.exec(text) ?? [''];
  const before = text.slice(0, text.length - end.length);
  const isYear = year !== '' && /[ ./,'’-]$/u.test(before) && /\p{L}/u.test(before) && /\d/.test(before);
  return isYear ? before + fullYear(year) : text;
}

const article = /^(?:(?:on|the|am|den|le|el|il|op|dnia|dne|from|vom|du|dal|del|od|с|з) )+/iu;
const between = / ?[-–—/&+] ?| (?:to|till|until|and|bis|und|u\.|al?|au|et|y|e|i|do|до|и|по) /giu;

/** The dates in a text that says nothing else; `undefined` if it says more, or no date. */
export function wholeDays(said: string): DaysRead | undefined {
  if (said.length > longest) return undefined;
  const text = trimEnds(said, /\s/, /[\s.,;]/).replace(article, '');
  return daysOf(text) ?? daysOf(withFullYear(text)) ?? spanOf(text);
}

/** From one day to another. The first may lack month and year: `14.-15.03.2026`, `30 Mar - 1 Apr 2026`. */
function spanOf(text: string): DaysRead | undefined {
  for (const { 0: sign, index } of text.matchAll(between)) {
    const last = text.slice(index + sign.length);
    const ofNumbers = spanOfNumbers(text.slice(0, index), last);
    if (ofNumbers !== undefined) return ofNumbers;
    const end = dayAlone(last);
    if (end === undefined) continue;
    // Month and year of the last day may be those of the first: `.2026`, `.03.2026`.
    const missing = [...last.matchAll(/[ .,]+/g)].map((gap) => last.slice(gap.index)).toReversed();
    const first = trimEnds(text.slice(0, index), /^$/, /[ .]/).replace(article, '');
    const date = ['', ...missing].map((rest) => dayAlone(first + rest)).find((day) => day !== undefined);
    if (date !== undefined && date < end) return { date, endDate: end };
  }
  return undefined;
}

/** `28/02-01/03/2026`: the order of both days is the only one in which they follow each other. */
function spanOfNumbers(first: string, last: string): DaysRead | undefined {
  const end = daysByOrder(last);
  const start = daysByOrder(first) ?? daysByOrder(first + (/\/\d+$/.exec(last)?.[0] ?? ''));
  const [span, ...others] = dayOrders.flatMap((order) => {
    const [date, endDate] = [start?.get(order), end?.get(order)];
    return date !== undefined && endDate !== undefined && date < endDate ? [{ date, endDate }] : [];
  });
  return others.length === 0 ? span : undefined;
}

const edge = /[\s,;:|()[\]]/;
/** `from 30 November 2026 to 2 December 2026` */
const mostWords = 8;

export function takeDates(text: string): DaysTaken | undefined {
  const found = takeDays(text);
  if (found === undefined) return undefined;
  const words = text.split(' ');
  for (let count = Math.min(words.length, mostWords); count > 0; count -= 1)
    for (let from = 0; from + count <= words.length; from += 1) {
      const span = spanOf(trimEnds(words.slice(from, from + count).join(' '), edge, edge));
      if (span !== undefined) return { rest: words.toSpliced(from, count).join(' '), days: span };
    }
  return found;
}

const dayAlone = (text: string): DateString | undefined => {
  const days = daysOf(text);
  return days?.endDate === undefined && days?.datePrecision === undefined ? days?.date : undefined;
};

function daysOf(text: string): DaysRead | undefined {
  const taken = takeForm(text, alone) ?? takeDays(text);
  return taken?.rest.trim() === '' ? taken.days : undefined;
}
