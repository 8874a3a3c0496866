import { useState } from 'react';
import { localIsoTime } from '@/lib/localIsoTime';
import type { DateString } from '@/model/dates';

/** The reader's calendar day. */
export const readersDay = (): DateString => localIsoTime(Date.now()).slice(0, 10) as DateString;

/** The reader's calendar day, as it was when the screen was opened. */
export function useToday(): DateString {
  const [today] = useState(readersDay);
  return today;
}
