import { trimEnds } from '@/lib/trimEnds';
import { isDateString, type DateString } from '../dates';
import type { Sport } from '../sports';
import { cleanLine } from '../texts';
import { onlyFacts } from './cardFacts';
import { splitSides } from './splitSides';

/** The facts of an event that a line of its card may give, by the paths of the event's fields. */
export interface EventFacts {
  readonly name?: string;
  readonly date?: DateString;
  readonly endDate?: DateString;
  readonly location?: string;
  readonly organization?: string;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;
const month = String.raw`(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?`;
const day = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const days = String.raw`${day}(?: ?[-–—&] ?${day})?`;
const year = String.raw`((?:19|20|21)\d\d)`;

interface Days {
  readonly year: number;
  readonly month: number;
  readonly first: number;
  readonly last?: number | undefined;
}

const monthOf = (word = ''): number => months.findIndex((each) => each === word.toLowerCase()) + 1;
const lastOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

/** The ways of writing a day, or days of one month. `03/04/2026` is another day for half of the world, and is none here. */
const forms: readonly (readonly [RegExp, (found: readonly string[]) => Days])[] = [
  [
    new RegExp(String.raw`\b${days}(?: of)? ${month},? ${year}\b`, 'i'),
    ([, first, last, name, of]) => ({
      year: Number(of),
      month: monthOf(name),
      first: Number(first),
      last: lastOf(last),
    }),
  ],
  [
    new RegExp(String.raw`\b${month} ${days},? ${year}\b`, 'i'),
    ([, name, first, last, of]) => ({
      year: Number(of),
      month: monthOf(name),
      first: Number(first),
      last: lastOf(last),
    }),
  ],
  [
    new RegExp(String.raw`(?<!\d)${year}[-./](\d{1,2})[-./](\d{1,2})(?!\d)`),
    ([, of, at, first]) => ({ year: Number(of), month: Number(at), first: Number(first) }),
  ],
  [
    new RegExp(String.raw`(?<!\d)${year}年(\d{1,2})月(\d{1,2})日`),
    ([, of, at, first]) => ({ year: Number(of), month: Number(at), first: Number(first) }),
  ],
  [
    new RegExp(String.raw`(?<!\d)(\d{1,2})\.(\d{1,2})\.${year}(?!\d)`),
    ([, first, at, of]) => ({ year: Number(of), month: Number(at), first: Number(first) }),
  ],
];

const two = (number: number) => String(number).padStart(2, '0');

function dateFrom({ year: of, month: at, first: on }: Days): DateString | undefined {
  const text = `${of}-${two(at)}-${two(on)}`;
  return isDateString(text) ? text : undefined;
}

/** The days in a text, and the text without them. */
export function takeDays(text: string): { readonly rest: string; readonly facts: EventFacts } | undefined {
  for (const [pattern, read] of forms) {
    const found = pattern.exec(text);
    if (!found) continue;
    const said = read(found);
    const date = dateFrom(said);
    if (date === undefined) continue;
    const endDate = said.last === undefined ? undefined : dateFrom({ ...said, first: said.last });
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    return { rest, facts: { date, ...(endDate !== undefined && endDate > date && { endDate }) } };
  }
  return undefined;
}

const labels: readonly (readonly [RegExp, 'name' | 'location' | 'organization' | 'date'])[] = [
  [/^(?:event|tournament|大会|大会名)$/i, 'name'],
  [/^(?:date|when|日付|日時|開催日)$/i, 'date'],
  [/^(?:venue|location|place|where|会場|場所|開催地)$/i, 'location'],
  [/^(?:organi[sz]er|organi[sz]ed by|organi[sz]ation|主催)$/i, 'organization'],
];

const edge = /[-–—,.;:|@/#*=()[\]\s]/;
const trimmed = (text: string): string => trimEnds(cleanLine(text), edge, edge);

/**
 * The facts of the event in a line that speaks of it: `Tokyo Open - 22 Nov 2026`, `Venue: Kyoto`. A line with a day and two
 * sides is one as long as it `heads` the card, since titles have dashes as well; `undefined` for any other line.
 */
export function eventLine(line: string, sport: Sport | undefined, heads: boolean): EventFacts | undefined {
  const [label = '', ...values] = line.split(/[:：]/);
  const said = values.join(':').trim();
  const field = labels.find(([pattern]) => pattern.test(trimmed(label)))?.[1];
  if (field !== undefined && said !== '') return field === 'date' ? takeDays(said)?.facts : { [field]: said };
  const found = takeDays(line);
  if (found === undefined) return undefined;
  const name = trimmed(found.rest);
  if (name === '') return found.facts;
  const isOfMatch = onlyFacts(name, sport) !== undefined || (!heads && hasSides(name));
  return isOfMatch ? undefined : { name, ...found.facts };
}

const hasSides = (text: string): boolean => splitSides(text.split(/\s+/)) !== 'sides';
