import type { DatePrecision, DateString } from '../dates';
import { firstDay } from './dateSpan';
import { monthOf } from './monthOf';
import { dayInAnyOrder, dayOf, daysByOrder, numbersInText } from './numberedDays';

export interface DaysRead {
  readonly date: DateString;
  readonly endDate?: DateString;
  readonly datePrecision?: DatePrecision;
}

/** A date as its parts are written. Without a day only the month is known; likewise without a month. */
interface Parts {
  readonly year: string | undefined;
  readonly month?: string | number | undefined;
  readonly day?: string | undefined;
  readonly last?: string | undefined;
}

export type DateForm = readonly [pattern: RegExp, read: (found: readonly (string | undefined)[]) => Parts];

const name = String.raw`(\p{L}{3,14})\.?`;
const ordinal = String.raw`(\d{1,2})(?:st|nd|rd|th|er|[ºª.])?`;
const days = String.raw`${ordinal}(?: ?[-–—&] ?${ordinal})?`;
export const yearPattern = String.raw`((?:19|20|21)\d\d)(?: ?(?:г|года|року|р|roku|r)(?!\p{L})\.?)?`;
const gap = String.raw`[ ./-]{0,2}`;
const of = "(?:of |de |d[’'])?";
/** `14日(土)〜15日` */
const ofWeek = String.raw`(?:[(（][月火水木金土日월화수목금토일][)）])?`;
const ofYear = String.raw`,?${gap}(?:del? )?${yearPattern}(?!\d)`;

/** Ways to write a day, or several days of one month, in a text. `03/04/2026` is ambiguous and left out. */
const dayForms: readonly DateForm[] = [
  [
    new RegExp(String.raw`(?<!\d)${days}${gap}${of}${name}${ofYear}`, 'giu'),
    ([, day, last, month, year]) => ({ year, month: monthOf(month ?? ''), day, last }),
  ],
  // `East vs West 17 - 14 March 2026`: not two days.
  [
    new RegExp(String.raw`(?<!\d)${ordinal}${gap}${of}${name}${ofYear}`, 'giu'),
    ([, day, month, year]) => ({ year, month: monthOf(month ?? ''), day }),
  ],
  [
    new RegExp(String.raw`(?<!\p{L})${name}${gap}${days},?[ ./-]{1,2}(?:del? )?${yearPattern}(?!\d)`, 'giu'),
    ([, month, day, last, year]) => ({ year, month: monthOf(month ?? ''), day, last }),
  ],
  [
    new RegExp(String.raw`(?<!\d)${yearPattern}\.?${gap}${name}${gap}${ordinal}(?!\d)`, 'giu'),
    ([, year, month, day]) => ({ year, month: monthOf(month ?? ''), day }),
  ],
  [
    new RegExp(
      String.raw`(?<!\d|\d[/.-])${yearPattern}[-./] ?(\d{1,2})[-./] ?(\d{1,2})(?:[-–/](\d{1,2}))?(?!\d)`,
      'gu',
    ),
    ([, year, month, day, last]) => ({ year, month, day, last }),
  ],
  [
    new RegExp(
      String.raw`(?<!\d)${yearPattern}[年년] ?(\d{1,2})[月월] ?(\d{1,2})[日일]${ofWeek}(?: ?[-–~〜～・] ?(\d{1,2})[日일])?`,
      'gu',
    ),
    ([, year, month, day, last]) => ({ year, month, day, last }),
  ],
  [
    new RegExp(String.raw`(?<!\d)(\d{1,2})\. ?(\d{1,2})\. ?${yearPattern}(?!\d)`, 'gu'),
    ([, day, month, year]) => ({ year, month, day }),
  ],
  // Behind two days comes the month: `14-15/03/2026`.
  [
    new RegExp(
      String.raw`(?<!\d|\d[/.-])(\d{1,2}) ?[-–—&] ?(\d{1,2})/(\d{1,2})/${yearPattern}(?![\d/])`,
      'gu',
    ),
    ([, day, last, month, year]) => ({ year, month, day, last }),
  ],
  [
    numbersInText,
    ([said = '']) => {
      const [year, month, day] = (dayInAnyOrder(daysByOrder(said) ?? new Map()) ?? '').split('-');
      return { year: month === undefined ? undefined : year, month, day };
    },
  ],
  [/(?<!\d)((?:19|20)\d\d)(\d\d)(\d\d)(?!\d)/gu, ([, year, month, day]) => ({ year, month, day })],
];

/** A month of a year in a text. Not behind a number, which would be a day that the month does not have. */
const monthForms: readonly DateForm[] = [
  [
    new RegExp(
      String.raw`(?<!\d(?:st|nd|rd|th|er|[ºª.])?[ ./-]{0,2}(?:of |de )?)(?<!\p{L})${name}${ofYear}`,
      'giu',
    ),
    ([, month, year]) => ({ year, month: monthOf(month ?? '') }),
  ],
  [
    new RegExp(String.raw`(?<!\d)${yearPattern}[年년] ?(\d{1,2})[月월](?! ?\d)`, 'gu'),
    ([, year, month]) => ({ year, month }),
  ],
];

/** Databases write 0 for a month or day that is not known. */
const numberIn = (text: string | number | undefined): number | undefined => Number(text) || undefined;

function datesOf({ year, ...parts }: Parts): DaysRead | undefined {
  const [month, day, last] = [numberIn(parts.month), numberIn(parts.day), numberIn(parts.last)];
  // A word that names no month leaves `month` undefined.
  if (year === undefined || ('month' in parts && parts.month === undefined)) return undefined;
  const date = dayOf(year, month ?? 1, day ?? 1);
  if (date === undefined || (month === undefined && day !== undefined)) return undefined;
  const datePrecision = month === undefined ? 'year' : day === undefined ? 'month' : undefined;
  const endDate = last === undefined ? undefined : dayOf(year, month ?? 1, last);
  // `24-22 Nov` and `29-31 Nov` are no days.
  if (last !== undefined && (endDate === undefined || endDate <= date)) return undefined;
  return {
    date: firstDay(date, datePrecision),
    ...(endDate !== undefined && { endDate }),
    ...(datePrecision !== undefined && { datePrecision }),
  };
}

export interface DaysTaken {
  readonly rest: string;
  readonly days: DaysRead;
}

/** The date that the first fitting form finds in the text, and the text without it. Patterns are global. */
export function takeForm(text: string, forms: readonly DateForm[]): DaysTaken | undefined {
  for (const [pattern, read] of forms)
    for (const found of text.matchAll(pattern)) {
      const days = datesOf(read(found));
      if (days === undefined) continue;
      return { rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`, days };
    }
  return undefined;
}

export const takeDays = (text: string): DaysTaken | undefined => takeForm(text, [...dayForms, ...monthForms]);
