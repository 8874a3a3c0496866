import { compareNames } from '@/lib/compareText';
import { groupBy } from '@/lib/groupBy';
import type { DateString } from '@/model/dates';
import type { EventId } from '@/model/ids';
import type { Event } from '@/model/records/records';
import { blocksOf, type ListBlock } from './listBlocks';

export const eventOrders = ['new', 'old', 'matches', 'name'] as const;
export type EventOrder = (typeof eventOrders)[number];

/** Wanted events; an absent property matches any. */
export interface EventFilter {
  readonly year?: string | undefined;
  readonly words?: readonly { readonly events: ReadonlySet<string> }[] | undefined;
}

export type EventBlock = ListBlock<EventId>;

export const upcoming = 'upcoming';

/** Newest first, the list begins with upcoming events, the nearest one first. */
export function listEvents(
  events: readonly Event[],
  { year, words }: EventFilter,
  order: EventOrder,
  matchesAt: (event: string) => number,
  today: DateString,
): { readonly blocks: readonly EventBlock[]; readonly count: number } {
  const wanted = events.filter(
    ({ id, date }) =>
      (year === undefined || date.startsWith(year)) &&
      (words === undefined || words.every((word) => word.events.has(id))),
  );
  const byDate = order === 'new' || order === 'old';
  if (order === 'old') wanted.reverse();
  // Stable sort: equal ones stay newest first.
  if (order === 'matches') wanted.sort((a, b) => matchesAt(b.id) - matchesAt(a.id));
  if (order === 'name') wanted.sort((a, b) => compareNames(a.name, b.name));
  const coming = order === 'new' ? wanted.filter(({ date }) => date > today).reverse() : [];
  const others = wanted.slice(coming.length);
  const groups = [
    [upcoming, coming] as const,
    ...(byDate ? groupBy(others, ({ date }) => date.slice(0, 4)) : [[undefined, others] as const]),
  ];
  const idsOf = (group: readonly Event[]) => group.map(({ id }) => id);
  const blocks = groups.flatMap(([under, group]) => blocksOf({ under }, idsOf(group)));
  return { blocks, count: wanted.length };
}
