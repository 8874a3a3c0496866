import { trimEnds } from '@/lib/trimEnds';
import { hasAmbiguousDay } from '../days/numberedDays';
import { takeDates, wholeDays } from '../days/wholeDays';
import type { DatePrecision, DateString } from '../dates';
import type { Sport } from '../sports';
import { cleanLine } from '../texts';
import type { Video } from '../records/youtube';
import { withoutClock } from './dayWords';
import { onlyNamesLink, takeLinks } from './links';
import { placeOf } from './place';
import { withoutDecoration } from './sideName';
import { onlyFacts, takeTrailingFacts } from './cardFacts';
import { headingOf, mayHead } from './sections';
import { splitSides } from './splitSides';
import { wordsOf } from './words';

export interface EventFacts {
  readonly name?: string;
  readonly date?: DateString;
  readonly endDate?: DateString;
  readonly datePrecision?: DatePrecision;
  readonly location?: string;
  readonly country?: string;
  readonly organization?: string;
  readonly youtube?: Video;
}

type Label = 'name' | 'location' | 'organization' | 'date';

const labels: readonly (readonly [RegExp, Label])[] = [
  [
    /^(?:event|tournament|turnier|veranstaltung|evento|torneo|torneio|événement|tournoi|turnuva|etkinlik|zawody|turniej|турнир|событие|турнір|подія|大会|大会名)$/iu,
    'name',
  ],
  [
    /^(?:date|when|day|datum|wann|fecha|cuándo|data|quando|quand|tarih|kiedy|дата|когда|коли|日付|日時|開催日)$/iu,
    'date',
  ],
  [
    /^(?:venue|location|place|where|city|ort|wo|lugar|sede|local|onde|lieu|où|luogo|dove|yer|mekan|miejsce|gdzie|место|где|город|місце|де|місто|会場|場所|開催地)$/iu,
    'location',
  ],
  [
    /^(?:organi[sz]er|organi[sz]ed by|organi[sz]ation|promoter|veranstalter|organizador|organizadora|organisateur|organizzatore|organizatör|organizator|организатор|організатор|主催)$/iu,
    'organization',
  ],
];

/** Signs in front of a place or a day, as posts have them. */
const pins: readonly (readonly [RegExp, Label])[] = [
  [/[\u{1F4CD}\u{1F4CC}\u{1F3DF}\u{1F3DB}\u{1F5FA}\u{1F30D}-\u{1F30F}]\ufe0f?/u, 'location'],
  [/[\u{1F4C5}\u{1F4C6}\u{1F5D3}]\ufe0f?/u, 'date'],
];

const edge = /[-–—,.;:|@/#*=()[\]\s]/;
const trimmed = (text: string): string => trimEnds(cleanLine(text), edge, edge);

const labelOf = (said: string): Label | undefined =>
  labels.find(([pattern]) => pattern.test(trimmed(withoutDecoration(said))))?.[1];

const isLabelled = (part: string): boolean => labelOf(part.split(/[:：]/)[0] ?? '') !== undefined;

const factsAt = (label: Label, said: string): EventFacts | undefined => {
  if (label === 'date') return dayAlone(said);
  if (label !== 'location') return { [label]: said };
  const place = placeOf(said);
  return Object.keys(place).length === 0 ? undefined : place;
};

function dayAlone(said: string): EventFacts | undefined {
  const found = takeDates(said);
  return found === undefined || trimmed(withoutClock(withoutDecoration(found.rest))) !== ''
    ? undefined
    : found.days;
}

/** A line of parts behind signs or between bars: `📍 Istanbul, Türkiye | 14 March 2026`. */
function readParts(line: string): EventFacts | undefined {
  const parts = line
    .replace(/(?=[\u{1F4CD}\u{1F4CC}\u{1F4C5}\u{1F4C6}\u{1F5D3}])/gu, '|')
    .split(/[|•·｜]/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (!parts.some((part) => pins.some(([pin]) => pin.test(part)))) return undefined;
  let facts: EventFacts = {};
  for (const part of parts) {
    const label = pins.find(([pin]) => pin.test(part))?.[1];
    const text = trimmed(withoutDecoration(pins.reduce((rest, [pin]) => rest.replace(pin, ' '), part)));
    const day = dayAlone(text);
    const behind = day === undefined ? takeDates(text) : undefined;
    const said =
      day ??
      (behind === undefined
        ? factsAt(label ?? (facts.location === undefined ? 'location' : 'organization'), text)
        : { ...placeOf(withoutClock(behind.rest)), ...behind.days });
    if (said === undefined) return undefined;
    facts = { ...facts, ...said };
  }
  return facts;
}

export interface LinePlace {
  /** No match precedes it. */
  readonly heads: boolean;
  /** Nor does an event's name, and it is no row of a table. */
  readonly mayName: boolean;
  readonly isEventName?: ((name: string) => boolean) | undefined;
}

/**
 * The event's facts in a line about it: `Tokyo Open - 22 Nov 2026`, `Venue: Kyoto`, `East vs West 12`,
 * `📍 Istanbul | 14 March 2026`. A line with a day and two sides counts only above all matches, since titles
 * contain dashes too. `undefined` for any other line.
 */
export function eventLine(line: string, sport: Sport | undefined, place: LinePlace): EventFacts | undefined {
  const { text: unlinked, videos, others } = takeLinks(line);
  const [youtube] = videos;
  // Read as a name or a place, a day would be lost.
  if (hasAmbiguousDay(unlinked) && takeDates(unlinked) === undefined) return undefined;
  if (youtube !== undefined && videos.length === 1 && others.length === 0 && onlyNamesLink(unlinked))
    return { youtube };
  const inParts = readParts(line);
  if (inParts !== undefined) return inParts;
  const ofLabels = line.split(/\s[|•·｜]\s/);
  if (ofLabels.length > 1) {
    const facts = ofLabels.map((part) => (isLabelled(part) ? eventLine(part, sport, place) : undefined));
    if (facts.every((each) => each !== undefined)) return Object.assign({}, ...facts) as EventFacts;
  }
  const [field, said] = labelIn(line);
  if (field === 'date') return wholeDays(said) ?? takeDates(said)?.days;
  return field === undefined ? datedLine(line, sport, place) : factsAt(field, said);
}

function labelIn(line: string): readonly [label: Label | undefined, said: string] {
  const [label = '', ...values] = line.split(/[:：]/);
  const said = values.join(':').trim();
  return [said === '' ? undefined : labelOf(label), said];
}

function datedLine(
  line: string,
  sport: Sport | undefined,
  { heads, mayName, isEventName }: LinePlace,
): EventFacts | undefined {
  const ofSeries = datedSeries(line, isEventName);
  if (ofSeries !== undefined) return ofSeries;
  const found = takeDates(line);
  if (found === undefined) {
    return mayName ? eventNameIn(line, sport, isEventName) : undefined;
  }
  const name = trimmed(withoutDecoration(withoutClock(found.rest)));
  if (name === '') return found.days;
  if (!/\p{L}/u.test(name)) return undefined;
  const [label, said] = labelIn(name);
  if (label !== undefined) return { ...factsAt(label, said), ...found.days };
  const isOfMatch = onlyFacts(name, sport) !== undefined || (!heads && hasSides(name));
  return isOfMatch ? undefined : { name, ...found.days };
}

/** `East vs West 12 - 14 March 2026`, where 12 is no day. */
function datedSeries(line: string, isEventName: LinePlace['isEventName']): EventFacts | undefined {
  const [, ahead = '', behind = ''] = /^(.{3,80}?)\s[-–—|•·:]\s(.+)$/u.exec(line) ?? [];
  const name = trimmed(withoutDecoration(ahead));
  const days = series.test(name) || isEventName?.(name) === true ? dayAlone(behind) : undefined;
  return days && { name, ...days };
}

const hasSides = (text: string): boolean => splitSides(text.split(/\s+/)) !== 'sides';

const eventWords =
  /(?<![\p{L}\p{N}])(?:open|cup|championships?|tournament|league|series|super ?match(?:es)?|classic|challenge|games|festival|grand prix|trophy|worlds)(?![\p{L}\p{N}])|大会|選手権|オープン|カップ|杯|リーグ|シリーズ|スーパーマッチ/iu;
/** An event's number: `East vs West 12`, `King of the Table IX`. */
const edition = /\s#?(?:\d{1,3}|[IVX]{1,5})$/u;
/** Other numbered things on a card: `Table 2`. */
const counted =
  /^(?:table|match|bout|fight|day|part|ring|session|mat|pool|group|round|stage|page|no)\b|^第(?!\d{1,3}回(?!戦))/iu;
const silent = /^(?:#|\/\/)/;
const cells = /[:：;"]|,[^,]*,/;
const particle = /\s(?:of|the|at|in)\s/i;

/**
 * An event's name in a line without a day that sounds like one, or is known as one, and states nothing about
 * a match; with the country and place behind it.
 */
function eventNameIn(
  line: string,
  sport: Sport | undefined,
  isEventName: LinePlace['isEventName'],
): EventFacts | undefined {
  const name = trimmed(withoutDecoration(line));
  if (silent.test(line) || cells.test(line) || counted.test(name)) return undefined;
  if (isEventName?.(name)) return { name };
  if (headingOf(name, sport) !== undefined || mayHead(name.replace(/\bopen\b/gi, ''), sport))
    return undefined;
  const isTitle = isFramed(line) || /#\d{1,3}(?!\d)/.test(name);
  if (isTitle && !wordsOf(name).some((word) => /^(?:vs?\.?|versus)$/iu.test(word))) return { name };
  return seriesBefore(name) ?? nameAlone(name, sport);
}

const signs = /^\p{Extended_Pictographic}|\p{Extended_Pictographic}(?=\ufe0f?$)/gu;

function isFramed(line: string): boolean {
  const [first, last] = [...line.trim().matchAll(signs)].map(([sign]) => sign);
  return first !== undefined && first === last;
}

/** `EAST VS WEST 24 - Istanbul, Türkiye`: two single names and a number are a series. */
function seriesBefore(name: string): EventFacts | undefined {
  const [, series = '', behind = ''] =
    /^(\S+ (?:vs?\.?|versus) \S+ #?(?:\d{1,3}|[IVX]{1,5}))(?: [-–—|]|,) ?(.+)$/iu.exec(name) ?? [];
  const place = placeOf(behind);
  return series === '' || /\d/.test(behind) || place.country === undefined
    ? undefined
    : { name: series, ...place };
}

function nameAlone(name: string, sport: Sport | undefined): EventFacts | undefined {
  const isCalled = eventWords.test(name);
  if (!isCalled && !edition.test(name)) return undefined;
  const words = name.split(/\s+/);
  const sides = splitSides(words);
  if (typeof sides === 'string') return isCalled || particle.test(name) ? { name } : undefined;
  const saysMore = sides.scores !== undefined || takeTrailingFacts(words, sport).rest.length < words.length;
  // Two single names with a number are a series; a number after a full name is a typing error.
  return !saysMore && (isCalled || !sides.first.includes(' ')) ? { name } : undefined;
}

export interface EventNameTaken {
  readonly text: string;
  readonly name?: string;
}

const series = /^\S+ (?:vs?\.?|versus) \S+ #?(?:\d{1,3}|[IVX]{1,5})$/iu;

/** Takes the event's name from before a match: `EAST VS WEST 24: Ann vs Bea`, or from brackets behind it. */
export function takeEventName(text: string, { isEventName }: Pick<LinePlace, 'isEventName'>): EventNameTaken {
  const isName = (said: string) => series.test(said) || isEventName?.(said) === true;
  const front = /^(.{3,80}?)(?::|\s[-–—|•·])\s+(?=\S)/u.exec(text);
  const ahead = trimmed(withoutDecoration(front?.[1] ?? ''));
  if (front !== null && isName(ahead)) return { text: text.slice(front[0].length), name: ahead };
  const brackets = /\s[([]([^()[\]]{3,80})[)\]]\s*$/u.exec(text);
  const behind = trimmed(brackets?.[1] ?? '');
  return brackets !== null && isName(behind)
    ? { text: text.slice(0, brackets.index), name: behind }
    : { text };
}
