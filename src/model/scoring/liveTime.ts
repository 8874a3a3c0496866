import { dayAfter, dayBefore, type DateString } from '../dates';
import { isOnADay, lastDayOf } from '../days/dateSpan';
import type { Event } from '../records/records';

/** How long after its last day an event is followed live: moderators may confirm it some days later. */
const daysAfter = 7;
/** The same while a match of its card has no result, which moderators may have forgotten to confirm. */
const daysAfterOpen = 60;

/**
 * Whether readers follow the live card of an event, by their own calendar day.
 *
 * @param isOpen whether a match of its card has no result
 */
export const isLiveTime = (event: Event, today: DateString, isOpen: boolean): boolean =>
  isOnADay(event) &&
  dayAfter(today) >= event.date &&
  dayBefore(today, isOpen ? daysAfterOpen : daysAfter) <= lastDayOf(event);

/** Whether an event may go on anywhere in the world. */
export const isOnNow = (event: Event, today: DateString): boolean =>
  isOnADay(event) &&
  event.status !== 'cancelled' &&
  dayAfter(today) >= event.date &&
  dayBefore(today, 1) <= lastDayOf(event);
