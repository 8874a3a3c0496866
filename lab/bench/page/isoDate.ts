import type { DateString } from '@/model/dates';

export const isoDate = (day: number): DateString =>
  // The first ten characters of an ISO time are a date.
  new Date(Date.UTC(2009, 0, 1 + day)).toISOString().slice(0, 10) as DateString;
