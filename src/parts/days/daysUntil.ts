import { localDay, type Dated, type DateString } from '@/model/dates';
import { startOf } from '@/model/records/startsAt';

export const daysUntil = (day: DateString, today: DateString): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000);

/**
 * Days until a record's date, by the reader's calendar if its start is known; `undefined` if only its month or year is
 * known.
 */
export function daysUntilKnown(
  record: Dated & { readonly startsAt?: unknown },
  today: DateString,
): number | undefined {
  const start = startOf(record);
  if (record.datePrecision !== undefined) return undefined;
  return daysUntil(start ? localDay(start.at) : record.date, today);
}
