import { createEvents, type EventAttributes } from 'ics';
import { defaults } from './schema/limits';
import type { Event } from './records';

/**
 * Events as a calendar: whole days, each under the same id every time, so that a second import replaces the first.
 *
 * @param urlOf the whole address of an event's page
 * @param name of the calendar, as programs that subscribe to it call it
 */
export function calendarOf(events: readonly Event[], urlOf: (event: Event) => string, name?: string): string {
  const known = events.filter(({ date }) => date !== defaults.eventDate);
  const { error, value } = createEvents(
    known.map((event) => entryOf(event, urlOf(event))),
    { productId: 'armwiki', ...(name !== undefined && { calName: escaped(name) }) },
  );
  // Without a value there is `null`, whatever its type says.
  if (value == null) throw new Error('Expected a calendar', { cause: error });
  return value;
}

/** The library escapes the texts of events, and of the calendar's name its new lines alone. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&');

function entryOf({ id, name, date, endDate, location, status }: Event, url: string): EventAttributes {
  return {
    uid: `event-${id}@armwiki`,
    title: name,
    start: dayOf(date),
    // Not a duration, which the library writes as the invalid `P1DT`. The day after the last.
    end: dayOf(endDate !== undefined && endDate > date ? endDate : date, 1),
    url,
    ...(status === 'cancelled' && { status: 'CANCELLED' }),
    ...(location !== undefined && { location }),
  };
}

function dayOf(date: string, later = 0): [number, number, number] {
  const [year = 1900, month = 1, day = 1] = date.split('-').map(Number);
  const at = new Date(Date.UTC(year, month - 1, day + later));
  return [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()];
}
