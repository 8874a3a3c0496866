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
  return folded(known.length > 0 ? value : value.replace('END:VCALENDAR', `${noEvents}END:VCALENDAR`));
}

/** The library escapes the texts of events, and of the calendar's name its new lines alone. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&');

/** A calendar has at least one component; programs may refuse one without. */
const noEvents = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
  '',
].join('\r\n');

/** Bytes of a line, without its end. */
const mostBytes = 75;

/** Folds lines by bytes: the library counts letters, and one letter may be four bytes. */
function folded(calendar: string): string {
  const encoder = new TextEncoder();
  const lines = calendar.replace(/\r\n[ \t]/g, '').split('\r\n');
  return lines
    .map((line) => {
      let [text, size] = ['', 0];
      for (const letter of line) {
        const bytes = encoder.encode(letter).length;
        // A line that goes on begins with a blank.
        if (size + bytes > mostBytes) [text, size] = [`${text}\r\n `, 1];
        text += letter;
        size += bytes;
      }
      return text;
    })
    .join('\r\n');
}

/** Seconds from here on number the changes of an event, which a calendar counts in 31 bits. */
const firstChange = Date.UTC(2020, 0, 1);

function entryOf(
  { id, name, date, endDate, location, status, updatedAt }: Event,
  url: string,
): EventAttributes {
  return {
    uid: `event-${id}@armwiki`,
    title: name,
    start: dayOf(date),
    // Not a duration, which the library writes as the invalid `P1DT`. The day after the last.
    end: dayOf(endDate !== undefined && endDate > date ? endDate : date, 1),
    url,
    // By these a program knows that an event which it has was moved or cancelled.
    sequence: Math.max(0, Math.floor((updatedAt - firstChange) / 1000)),
    lastModified: updatedAt,
    ...(status === 'cancelled' && { status: 'CANCELLED' }),
    ...(location !== undefined && { location }),
  };
}

function dayOf(date: string, later = 0): [number, number, number] {
  const [year = 1900, month = 1, day = 1] = date.split('-').map(Number);
  const at = new Date(Date.UTC(year, month - 1, day + later));
  return [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()];
}
