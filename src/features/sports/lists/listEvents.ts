import { compareNames } from '@/lib/compareText';
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

/** The heading of events after today; other headings are years. */
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
  const groups = new Map<string | undefined, EventId[]>();
  const coming = order === 'new' ? wanted.filter(({ date }) => date > today).reverse() : [];
  if (coming.length > 0)
    groups.set(
      upcoming,
      coming.map(({ id }) => id),
    );
  for (const { id, date } of wanted.slice(coming.length)) {
    const key = byDate ? date.slice(0, 4) : undefined;
    const ids = groups.get(key);
    if (ids) ids.push(id);
    else groups.set(key, [id]);
  }
  const blocks = [...groups].flatMap(([key, ids]) => blocksOf({ under: key }, ids));
  return { blocks, count: wanted.length };
}
