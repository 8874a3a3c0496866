import { useState } from 'react';
import type { DateString } from '@/model/dates';

/** The reader's calendar day. */
export function readersDay(): DateString {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  // Built from a real date, so it is one.
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}` as DateString;
}

/** The reader's calendar day, as it was when the screen was opened. */
export function useToday(): DateString {
  const [today] = useState(readersDay);
  return today;
}
