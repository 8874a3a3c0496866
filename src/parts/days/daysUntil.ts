import type { Dated, DateString } from '@/model/dates';

export const daysUntil = (day: DateString, today: DateString): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000);

/** Days until a record's date; `undefined` if only its month or year is known. */
export const daysUntilKnown = ({ date, datePrecision }: Dated, today: DateString): number | undefined =>
  datePrecision === undefined ? daysUntil(date, today) : undefined;
