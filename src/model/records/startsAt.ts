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
  readonly time: string;
  readonly zone: string;
  /** The moment, epoch milliseconds. */
  readonly at: number;
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
