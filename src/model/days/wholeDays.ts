import { trimEnds } from '@/lib/trimEnds';
import { takeDays, takeForm, yearPattern, type DateForm, type DaysRead } from './takeDays';

/** Forms that are a date only if nothing else is said: in a text, `2010-11` is a season and `2026` part of a name. */
const alone: readonly DateForm[] = [
  [new RegExp(String.raw`^${yearPattern}[-./](\d{1,2})$`, 'gu'), ([, year, month]) => ({ year, month })],
  [new RegExp(String.raw`^(\d{1,2})[-./]${yearPattern}$`, 'gu'), ([, month, year]) => ({ year, month })],
  [new RegExp(String.raw`^${yearPattern}年?$`, 'gu'), ([, year]) => ({ year })],
];

/** Results are seldom older than 1970 and never far in the future. */
export const fullYear = (year: string): string =>
  year.length === 4 ? year : `${Number(year) < 70 ? 20 : 19}${year}`;

/** Longer texts say more than dates. */
const longest = 60;

/** `14-Mar-26`: the last two digits are the year if month and day come before them. */
function withFullYear(text: string): string {
  const [end, year = ''] = /['’]?(\d\d)$/u.exec(text) ?? [''];
  const before = text.slice(0, text.length - end.length);
  const isYear = year !== '' && /[ ./,'’-]$/u.test(before) && /\p{L}/u.test(before) && /\d/.test(before);
  return isYear ? before + fullYear(year) : text;
}

/** The dates in a text that says nothing else; `undefined` if it says more, or no date. */
export function wholeDays(said: string): DaysRead | undefined {
  if (said.length > longest) return undefined;
  const text = trimEnds(said, /\s/, /[\s.,;]/);
  return daysOf(text) ?? daysOf(withFullYear(text));
}

function daysOf(text: string): DaysRead | undefined {
  const taken = takeForm(text, alone) ?? takeDays(text);
  return taken?.rest.trim() === '' ? taken.days : undefined;
}
