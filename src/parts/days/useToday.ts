import { useState } from 'react';
import { localDay, type DateString } from '@/model/dates';
import { useAppSelector } from '@/store/typed';

/**
 * The reader's calendar day. If the device's clock is slow, the day of the given server time, so that past
 * events do not seem to come.
 */
export const readersDay = (serverTime = -Infinity): DateString => localDay(Math.max(Date.now(), serverTime));

/** The reader's calendar day when the screen opened, or a later one known from the server. */
export function useToday(): DateString {
  const [opened] = useState(() => Date.now());
  return useAppSelector(({ scopes: { serverTime = opened } }) => localDay(Math.max(opened, serverTime)));
}
