import type { DateString } from '@/model/dates';

export const daysUntil = (day: DateString, today: DateString): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000);
