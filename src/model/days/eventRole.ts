import type { DateString } from '../dates';
import type { Event } from '../records/records';

export type EventRole = 'next' | 'latest';

/**
 * Whether an event may be called the next or a latest one. An event of today is the next one until its first result: before,
 * a reader would find nothing of it, and nothing of the one that is over. A cancelled event is neither.
 */
export function eventRole(
  { date, status }: Pick<Event, 'date' | 'status'>,
  today: DateString,
  /** Asked for an event of today alone. */
  hasResults: () => boolean,
): EventRole | undefined {
  if (status === 'cancelled') return undefined;
  return date > today || (date === today && !hasResults()) ? 'next' : 'latest';
}
