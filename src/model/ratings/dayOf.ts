const millisecondsPerDay = 86_400_000;
const known = new Map<string, number>();

export function dayOf(date: string): number {
  const before = known.get(date);
  if (before !== undefined) return before;
  const day = Math.round(Date.parse(`${date}T00:00:00Z`) / millisecondsPerDay);
  known.set(date, day);
  return day;
}
