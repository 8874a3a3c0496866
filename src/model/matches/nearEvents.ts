import { compareText } from '@/lib/compareText';
import { nameWords } from '../names/nameSearch';
import { dateOf, type DateString } from '../dates';
import { firstDay, lastDayOf } from '../days/dateSpan';
import type { Event } from '../records/records';

const dayMs = 86_400_000;

const daysBetween = (a: Event, b: Event): number => Math.abs(Date.parse(a.date) - Date.parse(b.date)) / dayMs;

type OfDate = Pick<Event, 'date' | 'datePrecision'>;

/** The days from the one before the event's date to the one after: of a month or year, all of its days. */
function spanOf({ date, datePrecision }: OfDate): readonly [first: number, last: number] {
  return [Date.parse(date) - dayMs, Date.parse(lastDayOf({ date, datePrecision })) + dayMs];
}

export function likelyDates(event: OfDate): readonly DateString[] {
  const [first, last] = spanOf(event);
  const days = Array.from({ length: 1 + (last - first) / dayMs }, (_, at) => dateOf(first + at * dayMs));
  return [...new Set([...days, firstDay(event.date, 'month'), firstDay(event.date, 'year')])];
}

function areNear(event: OfDate, other: OfDate): boolean {
  const [first, last] = spanOf(event);
  return Date.parse(lastDayOf({ ...other, endDate: undefined })) >= first && Date.parse(other.date) <= last;
}

/** Jaccard index of the words of two names, 0 to 1. */
function sharedWords(name: string, other: string): number {
  const [own, others] = [new Set(nameWords(name)), new Set(nameWords(other))];
  const shared = [...own].filter((word) => others.has(word)).length;
  return shared === 0 ? 0 : shared / (own.size + others.size - shared);
}

const alike = 0.6;
const digits = /\d/;

/**
 * An event of the same sport that is likely the same: at most a day apart, with a similar name and the same
 * numbers, since events of a series differ only in those. `undefined` if there is none.
 */
export function likelySame(event: Event, events: Iterable<Event>): Event | undefined {
  const numbers = (name: string) =>
    nameWords(name)
      .filter((word) => digits.test(word))
      .join(' ');
  const number = numbers(event.name);
  for (const other of events)
    if (
      areNear(event, other) &&
      other.id !== event.id &&
      other.sport.id === event.sport.id &&
      numbers(other.name) === number &&
      sharedWords(event.name, other.name) >= alike
    )
      return other;
  return undefined;
}

const nameWorth = 30;

export function nearEvents(event: Event, events: Iterable<Event>, count: number): readonly Event[] {
  const near = [...events].flatMap((other) =>
    other.id === event.id || other.sport.id !== event.sport.id
      ? []
      : [{ other, far: daysBetween(event, other) + nameWorth * (1 - sharedWords(event.name, other.name)) }],
  );
  return near
    .sort((a, b) => a.far - b.far || compareText(a.other.id, b.other.id))
    .slice(0, count)
    .map(({ other }) => other);
}
