import { dayBefore, type DateString } from '../dates';
import type { Event } from '../records/records';

export type EventRole = 'next' | 'now' | 'latest';

/** Longer events are seasons, which are not on every day between. */
export const longestDays = 7;

/**
 * Whether an event may be called the next or a latest one. An event of today is the next one until its first result: before,
 * a reader would find nothing of it, and nothing of the one that is over. An event of several days that has results is on now until
 * its last day is over. A cancelled event is none of these.
 */
export function eventRole(
  event: Pick<Event, 'date' | 'endDate' | 'datePrecision' | 'status'>,
  today: DateString,
  /** Asked only for an event of today, or one that goes on. */
  hasResults: () => boolean,
): EventRole | undefined {
  const { date, status } = event;
  if (status === 'cancelled') return undefined;
  if (date > today) return 'next';
  const isOn = goesOn(event, today);
  if ((isOn || date === today) && !hasResults()) return 'next';
  return isOn ? 'now' : 'latest';
}

const goesOn = (
  { date, endDate, datePrecision }: Pick<Event, 'date' | 'endDate' | 'datePrecision'>,
  today: DateString,
): boolean =>
  endDate !== undefined &&
  endDate > date &&
  datePrecision === undefined &&
  date >= dayBefore(today, longestDays) &&
  endDate >= today;
