import { compareText } from '@/lib/compareText';
import { nameWords } from '../names/nameSearch';
import { dateOf } from '../dates';
import type { Event } from '../records/records';

const dayMs = 86_400_000;

const daysBetween = (a: Event, b: Event): number => Math.abs(Date.parse(a.date) - Date.parse(b.date)) / dayMs;

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
  const days = new Set([-1, 0, 1].map((more) => dateOf(Date.parse(event.date) + more * dayMs)));
  const numbers = (name: string) =>
    nameWords(name)
      .filter((word) => digits.test(word))
      .join(' ');
  const number = numbers(event.name);
  for (const other of events)
    if (
      days.has(other.date) &&
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
