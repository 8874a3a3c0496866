import { isDateString, type DateString } from '../dates';

/** A day and a time of day in the zone, its distance from UTC then, and the zone: RFC 9557. Also in `firestore.rules`. */
export const startSource =
  '[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9][+-](0[0-9]|1[0-4]):[0-5][0-9]\\[[A-Za-z][A-Za-z0-9_+/-]{0,49}\\]';
const pattern = new RegExp(`^${startSource}$`);

const minuteMs = 60_000;

/** `2026-11-28T18:00+01:00[Europe/Warsaw]`: the moment stays what it is if a country changes its clocks. */
export type StartText = `${string}T${string}`;

export interface Start {
  readonly day: DateString;
  /** `18:00`, in the zone. */
  readonly time: string;
  readonly zone: string;
  /** The moment, epoch milliseconds. */
  readonly at: number;
  /** Of the zone from UTC at this moment. */
  readonly offsetMinutes: number;
}

/** The parts of a stored start; `undefined` if the text is none. */
export function parseStart(text: unknown): Start | undefined {
  if (typeof text !== 'string' || !pattern.test(text)) return undefined;
  const [day, time] = [text.slice(0, 10), text.slice(11, 16)];
  if (!isDateString(day)) return undefined;
  const [hours = 0, minutes = 0] = text.slice(17, 22).split(':').map(Number);
  const offsetMinutes = (text[16] === '-' ? -1 : 1) * (hours * 60 + minutes);
  const at = Date.parse(`${day}T${time}Z`) - offsetMinutes * minuteMs;
  return { day, time, zone: text.slice(23, -1), at, offsetMinutes };
}

/** Whether a new value fits: the zone exists and has this distance from UTC at that moment. */
export function isNewStart(value: unknown): boolean {
  const start = parseStart(value);
  return start !== undefined && offsetAt(start.zone, start.at) === start.offsetMinutes;
}

/**
 * The start at a time of day in a zone; `undefined` if there is no such zone, or its clocks leave this time out.
 *
 * @param local `2026-11-28T18:00`
 */
export function startText(local: string, zone: string): StartText | undefined {
  const asUtc = Date.parse(`${local}Z`);
  const guess = offsetAt(zone, asUtc);
  const offset = guess === undefined ? undefined : offsetAt(zone, asUtc - guess * minuteMs);
  if (offset === undefined) return undefined;
  const two = (count: number) => String(count).padStart(2, '0');
  const size = Math.abs(offset);
  const sign = offset < 0 ? '-' : '+';
  const text = `${local}${sign}${two(Math.floor(size / 60))}:${two(size % 60)}[${zone}]` as StartText;
  return isNewStart(text) ? text : undefined;
}

/** The zone's distance from UTC, in minutes. */
function offsetAt(timeZone: string, at: number): number | undefined {
  try {
    const parts = new Intl.DateTimeFormat('en', {
      ...({ timeZone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' } as const),
      ...({ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const),
    }).formatToParts(at);
    const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
    const local = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
    return (local - Math.floor(at / minuteMs) * minuteMs) / minuteMs;
  } catch {
    return undefined;
  }
}

interface Starting {
  readonly date: string;
  readonly datePrecision?: unknown;
  readonly startsAt?: unknown;
}

/** When an event starts. `undefined` if that is not known, or stated for another day than the event has now. */
export function startOf({ date, datePrecision, startsAt }: Starting): Start | undefined {
  // A stored document may hold `null`.
  const start = datePrecision == null ? parseStart(startsAt) : undefined;
  return start?.day === date ? start : undefined;
}
