import { useState } from 'react';
import { localIsoTime } from '@/lib/localIsoTime';
import type { DateString } from '@/model/dates';
import { useAppSelector } from '@/store/typed';

const dayAt = (time: number): DateString => localIsoTime(time).slice(0, 10) as DateString;

/** The reader's calendar day. */
export const readersDay = (): DateString => dayAt(Date.now());

/**
 * The reader's calendar day, as it was when the screen was opened. Where the device's clock is behind, no earlier day than the
 * server has told of: what is over would be said to come.
 */
export function useToday(): DateString {
  const [today] = useState(readersDay);
  const told = useAppSelector(({ scopes: { serverTime } }) =>
    serverTime === undefined ? undefined : dayAt(serverTime),
  );
  return told !== undefined && told > today ? told : today;
}
