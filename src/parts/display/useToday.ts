import { useState } from 'react';
import { localIsoTime } from '@/lib/localIsoTime';
import type { DateString } from '@/model/dates';
import { useAppSelector } from '@/store/typed';

const dayAt = (time: number): DateString => localIsoTime(time).slice(0, 10) as DateString;

/**
 * The reader's calendar day. Where the device's clock is behind, no earlier day than that of a time which is over at the
 * server: what is past would be said to come.
 */
export const readersDay = (serverTime = -Infinity): DateString => dayAt(Math.max(Date.now(), serverTime));

/** The reader's calendar day, as it was when the screen was opened, or as the server has told since. */
export function useToday(): DateString {
  const [opened] = useState(() => Date.now());
  return useAppSelector(({ scopes: { serverTime = opened } }) => dayAt(Math.max(opened, serverTime)));
}
