import { trimEnds } from '@/lib/trimEnds';
import { isDateString, type DateString } from '../dates';
import type { Sport } from '../sports';
import { cleanLine } from '../texts';
import { onlyFacts, takeTrailingFacts } from './cardFacts';
import { headingOf, mayHead } from './sections';
import { splitSides } from './splitSides';

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

/** Ways to write a day, or several days of one month. `03/04/2026` is ambiguous and left out. */
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

export interface LinePlace {
  /** No match precedes it. */
  readonly heads: boolean;
  /** Nor does an event's name, and it is no row of a table. */
  readonly mayName: boolean;
}

/**
 * The event's facts in a line about it: `Tokyo Open - 22 Nov 2026`, `Venue: Kyoto`, `East vs West 12`. A line
 * with a day and two sides counts only above all matches, since titles contain dashes too. `undefined` for
 * any other line.
 */
export function eventLine(
  line: string,
  sport: Sport | undefined,
  { heads, mayName }: LinePlace,
): EventFacts | undefined {
  const [label = '', ...values] = line.split(/[:：]/);
  const said = values.join(':').trim();
  const field = labels.find(([pattern]) => pattern.test(trimmed(label)))?.[1];
  if (field !== undefined && said !== '') return field === 'date' ? takeDays(said)?.facts : { [field]: said };
  const found = takeDays(line);
  if (found === undefined) {
    const called = mayName ? eventNameIn(line, sport) : undefined;
    return called === undefined ? undefined : { name: called };
  }
  const name = trimmed(found.rest);
  if (name === '') return found.facts;
  const isOfMatch = onlyFacts(name, sport) !== undefined || (!heads && hasSides(name));
  return isOfMatch ? undefined : { name, ...found.facts };
}

const hasSides = (text: string): boolean => splitSides(text.split(/\s+/)) !== 'sides';

const eventWords =
  /(?<![\p{L}\p{N}])(?:open|cup|championships?|tournament|league|series|super ?match(?:es)?|classic|challenge|games|festival|grand prix|trophy|worlds)(?![\p{L}\p{N}])|大会|選手権|オープン|カップ|杯|リーグ|シリーズ|スーパーマッチ/iu;
/** An event's number: `East vs West 12`, `King of the Table IX`. */
const edition = /\s#?(?:\d{1,3}|[IVX]{1,5})$/u;
/** Other numbered things on a card: `Table 2`. */
const counted =
  /^(?:table|match|bout|fight|day|part|ring|session|mat|pool|group|round|stage|page|no)\b|^第/iu;
const silent = /^(?:#|\/\/)/;
const cells = /[:：;"]|,[^,]*,/;
const particle = /\s(?:of|the|at|in)\s/i;

/** An event's name in a line without a day that sounds like one and states nothing about a match. */
function eventNameIn(line: string, sport: Sport | undefined): string | undefined {
  const name = trimmed(line);
  if (silent.test(line) || cells.test(line) || counted.test(name)) return undefined;
  if (headingOf(name, sport) !== undefined || mayHead(name.replace(/\bopen\b/gi, ''), sport))
    return undefined;
  const isCalled = eventWords.test(name);
  if (!isCalled && !edition.test(name)) return undefined;
  const words = name.split(/\s+/);
  const sides = splitSides(words);
  if (typeof sides === 'string') return isCalled || particle.test(name) ? name : undefined;
  const saysMore = sides.scores !== undefined || takeTrailingFacts(words, sport).rest.length < words.length;
  // Two single names with a number are a series; a number after a full name is a typing error.
  return !saysMore && (isCalled || !sides.first.includes(' ')) ? name : undefined;
}
