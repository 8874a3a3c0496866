import { useState } from 'react';
import { localIsoTime } from '@/lib/localIsoTime';
import type { DateString } from '@/model/dates';
import { useAppSelector } from '@/store/typed';

const dayAt = (time: number): DateString => localIsoTime(time).slice(0, 10) as DateString;

/**
 * The reader's calendar day. If the device's clock is slow, the day of the given server time, so that past
 * events do not seem to come.
 */
export const readersDay = (serverTime = -Infinity): DateString => dayAt(Math.max(Date.now(), serverTime));

/** The reader's calendar day when the screen opened, or a later one known from the server. */
export function useToday(): DateString {
  const [opened] = useState(() => Date.now());
  return useAppSelector(({ scopes: { serverTime = opened } }) => dayAt(Math.max(opened, serverTime)));
}
