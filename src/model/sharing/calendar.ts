import { createEvents, type EventAttributes } from 'ics';
import { defaults } from '../schema/limits';
import type { Event } from '../records/records';

/**
 * Events as a calendar of whole days. Each event keeps its id, so that a second import replaces the first.
 *
 * @param urlOf the absolute address of an event's page
 * @param name shown by programs that subscribe to the calendar
 */
export function calendarOf(events: readonly Event[], urlOf: (event: Event) => string, name?: string): string {
  const known = events.filter(({ date }) => date !== defaults.eventDate);
  const { error, value } = createEvents(
    known.map((event) => entryOf(event, urlOf(event))),
    { productId: 'armwiki', ...(name !== undefined && { calName: escaped(name) }) },
  );
  // Without a value it is `null`, although its type says `undefined`.
  if (value == null) throw new Error('Expected a calendar', { cause: error });
  return folded(known.length > 0 ? value : value.replace('END:VCALENDAR', `${noEvents}END:VCALENDAR`));
}

/** The library escapes texts of events, but only line breaks in the calendar's name. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&');

/** A calendar needs a component; programs may refuse one without. */
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

/** RFC 5545: bytes of a line, without its end. */
const mostBytes = 75;

/** Folds lines by bytes. The library counts letters, and one letter may take four bytes. */
function folded(calendar: string): string {
  const encoder = new TextEncoder();
  const lines = calendar.replace(/\r\n[ \t]/g, '').split('\r\n');
  return lines
    .map((line) => {
      let [text, size] = ['', 0];
      for (const letter of line) {
        const bytes = encoder.encode(letter).length;
        if (size + bytes > mostBytes) [text, size] = [`${text}\r\n `, 1];
        text += letter;
        size += bytes;
      }
      return text;
    })
    .join('\r\n');
}

/** Start of the sequence numbers, which count seconds and must fit 31 bits. */
const firstChange = Date.UTC(2020, 0, 1);

function entryOf(
  { id, name, date, endDate, location, status, updatedAt }: Event,
  url: string,
): EventAttributes {
  return {
    uid: `event-${id}@armwiki`,
    title: name,
    start: dayOf(date),
    // The day after the last, because the library writes a duration as the invalid `P1DT`.
    end: dayOf(endDate !== undefined && endDate > date ? endDate : date, 1),
    url,
    // These make a program notice that an imported event was moved or cancelled.
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
