import { createEvents, type EventAttributes } from 'ics';
import { isOnADay } from '../days/dateSpan';
import { startOf } from '../records/startsAt';
import { matchName } from '../matches/matchFacts';
import type { Event, Match } from '../records/records';

export interface CalendarEvent {
  readonly event: Event;
  readonly card: readonly Pick<Match, 'player1' | 'player2' | 'updatedAt'>[];
}

/**
 * Events as a calendar, of whole days unless their start is known, without those whose day is not known. Each event keeps its id, so that a
 * second import replaces the first. Its title names the first pair, its description all.
 *
 * @param urlOf the absolute address of an event's page
 * @param name shown by programs that subscribe to the calendar
 */
export function calendarOf(
  events: readonly CalendarEvent[],
  urlOf: (event: Event) => string,
  name?: string,
): string {
  const known = events.filter(({ event }) => isOnADay(event));
  const { error, value } = createEvents(
    known.map((each) => entryOf(each, urlOf(each.event))),
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

const mostPairs = 60;

function entryOf({ event, card }: CalendarEvent, url: string): EventAttributes {
  const { id, name, location, status, updatedAt } = event;
  const pairs = card.slice(0, mostPairs).map(matchName);
  const [first] = pairs;
  // The matches are part of the entry's texts.
  const changedAt = card.reduce((latest, match) => Math.max(latest, match.updatedAt), updatedAt);
  return {
    uid: `event-${id}@armwiki`,
    title: first === undefined ? name : `${name}: ${first}`,
    ...(first !== undefined && { description: pairs.join('\n') }),
    ...spanOf(event),
    url,
    // These make a program notice that an imported event was moved, cancelled or got another card.
    sequence: Math.max(0, Math.floor((changedAt - firstChange) / 1000)),
    lastModified: changedAt,
    ...(status === 'cancelled' && { status: 'CANCELLED' }),
    ...(location !== undefined && { location }),
  };
}

function spanOf(event: Event) {
  const { date, endDate } = event;
  const start = startOf(event);
  // The day after the last, because the library writes a duration as the invalid `P1DT`.
  const end = dayOf(endDate !== undefined && endDate > date ? endDate : date, 1);
  if (start === undefined) return { start: dayOf(date), end };
  const [year, month, day] = end;
  const endAt = Date.UTC(year, month - 1, day, 0, -start.offsetMinutes);
  return { start: start.at, startInputType: 'utc', end: endAt, endInputType: 'utc' } as const;
}

function dayOf(date: string, later = 0): [number, number, number] {
  const [year = 1900, month = 1, day = 1] = date.split('-').map(Number);
  const at = new Date(Date.UTC(year, month - 1, day + later));
  return [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()];
}
