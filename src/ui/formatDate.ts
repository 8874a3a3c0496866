// The interface is English; day before month in words cannot be misread anywhere.
const locale = 'en-GB';
const short = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const days = {
  short: new Intl.DateTimeFormat(locale, { ...short, timeZone: 'UTC' }),
  long: new Intl.DateTimeFormat(locale, { ...short, weekday: 'long', month: 'long', timeZone: 'UTC' }),
} as const;
const localDay = new Intl.DateTimeFormat(locale, short);
const localTime = new Intl.DateTimeFormat(locale, { ...short, hour: '2-digit', minute: '2-digit' });

/** A calendar day (`YYYY-MM-DD`, no time zone) or a moment (epoch ms, reader's zone) as text; `undefined` if it is neither. */
export function formatDate(
  value: string | number,
  format: 'short' | 'long' | 'time' = 'short',
): string | undefined {
  const time = typeof value === 'number' ? value : Date.parse(`${value}T00:00:00Z`);
  if (!isMoment(time)) return undefined;
  if (typeof value === 'number') return localDay.format(time);
  return days[format === 'long' ? 'long' : 'short'].format(time);
}

/** A moment (epoch ms) with its time of day in the reader's zone; `undefined` if it is none. */
export const formatTime = (time: number): string | undefined =>
  isMoment(time) ? localTime.format(time) : undefined;

/** Within what a Date can hold; beyond, formatting throws. */
const isMoment = (time: number) => Math.abs(time) <= 8.64e15;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago, or in how long: "2 hours ago"; `undefined` beyond a week, when the date says more. */
export function formatRelative(time: number, now: number): string | undefined {
  const distance = time - now;
  if (!(Math.abs(distance) < 7 * 86_400_000)) return undefined;
  for (const [unit, ms] of steps)
    if (Math.abs(distance) >= ms) return relative.format(Math.trunc(distance / ms), unit);
  return 'just now';
}
