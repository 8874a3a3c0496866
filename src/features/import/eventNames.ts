import type { Dated, DateString } from '@/model/dates';
import { lastDayOf } from '@/model/days/dateSpan';
import type { RowRead } from '@/model/importing/readRow';
import { eventKey, type EventEntry } from '@/parts/rows/eventEntry';
import type { Knows } from '@/parts/rows/people';
import { offered, type Candidates } from '@/wiki/search/playersFor';
import type { RecordSearch } from '@/wiki/search/recordSearch';

export function eventsIn(rows: readonly RowRead[], knows: Knows): readonly EventEntry[] {
  const events = new Map<string, EventEntry>();
  for (const { event } of rows) {
    if (event === undefined || (event.id === '' && event.name === '')) continue;
    const key = eventKey(event, knows);
    const known = events.get(key);
    events.set(key, {
      key,
      name: known?.name || event.name,
      count: (known?.count ?? 0) + 1,
      event: { ...event, ...known?.event },
    });
  }
  return [...events.values()];
}

export interface EventFacts extends Dated {
  readonly endDate?: DateString | undefined;
  readonly sport: { readonly id: string };
}

const dayMs = 86_400_000;
/** Sources may date an event up to this many days apart. */
const nearDays = 2;

/**
 * Events of a sport that an entry may mean: `same` has its name and its day, `near` one of the two or nearly
 * so.
 */
export function eventsFor(
  search: RecordSearch,
  { name, event }: EventEntry,
  sport: string,
  factsOf: (id: string) => EventFacts | undefined,
): Candidates {
  if (event.id !== '' && factsOf(event.id) !== undefined) return { same: [event.id], near: [], odd: false };
  const hits = search.find(name, 3 * offered).events.best.filter(({ id }) => factsOf(id)?.sport.id === sport);
  const isOn = (id: string, within: number): boolean => {
    const facts = factsOf(id);
    if (facts === undefined || event.date === undefined) return true;
    const far = within * dayMs;
    const [first, last] = [Date.parse(event.date), Date.parse(lastDayOf({ ...event, date: event.date }))];
    return last >= Date.parse(facts.date) - far && first <= Date.parse(lastDayOf(facts)) + far;
  };
  const same = hits.filter(({ id, fit }) => fit === 'whole' && isOn(id, 0)).map(({ id }) => id);
  const near = hits.filter(({ id, fit }) => !same.includes(id) && (fit === 'whole' || isOn(id, nearDays)));
  return { same, near: near.slice(0, offered).map(({ id }) => id), odd: false };
}
