import type { DateString } from '../dates';
import type { Event } from '../records/records';

/**
 * Whether an event may be called the next or a latest one. An event of today is a latest one, because it may have
 * results; a cancelled one is neither.
 */
export function eventRole(
  { date, status }: Pick<Event, 'date' | 'status'>,
  today: DateString,
): 'next' | 'latest' | undefined {
  if (status === 'cancelled') return undefined;
  return date > today ? 'next' : 'latest';
}
