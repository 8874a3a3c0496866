import { once } from '@/lib/once';

const short = { day: 'numeric', month: 'short', year: 'numeric' } as const;

interface DateLeaf {
  readonly day?: string;
  readonly month?: string;
  readonly year: string;
}

/** How a language writes days and moments. All return `undefined` for invalid values. */
export interface Dates {
  /**
   * A calendar day (`YYYY-MM-DD`, no time zone), a month (`YYYY-MM`) or a year, or the day of a moment (epoch ms,
   * reader's zone).
   */
  readonly day: (value: string | number, format?: 'short' | 'long') => string | undefined;
  /** The known parts of a date; each can be shown alone: "12", "Mar", "2024". */
  readonly leaf: (value: string) => DateLeaf | undefined;
  readonly time: (time: number) => string | undefined;
  /** The time of day of a moment in a zone, with the zone; `undefined` if this device does not know the zone. */
  readonly clock: (time: number, zone: string) => string | undefined;
  /** The distance, such as "2 hours ago"; `undefined` beyond a week, when the date says more. */
  readonly relative: (time: number, now: number) => string | undefined;
}

/** The range of `Date`. Beyond it formatting throws. */
const isMoment = (time: number) => Math.abs(time) <= 8.64e15;
/** What completes a year or a month, by its length, to a day. */
const firstDays: Readonly<Record<number, string>> = { 4: '-01-01', 7: '-01' };
const midnight = (date: string) => Date.parse(`${date}${firstDays[date.length] ?? ''}T00:00:00Z`);

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/**
 * Creating a formatter takes milliseconds, and the first page needs few of them, so create them on demand.
 */
export function createDates(locale: string, justNow: () => string): Dates {
  const format = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locale, options));
  const days = {
    short: format({ ...short, timeZone: 'UTC' }),
    long: format({ ...short, weekday: 'long', month: 'long', timeZone: 'UTC' }),
  } as const;
  /** By the length of what is known. */
  const parts: Readonly<Record<number, () => Intl.DateTimeFormat>> = {
    4: format({ year: 'numeric', timeZone: 'UTC' }),
    7: format({ year: 'numeric', month: 'long', timeZone: 'UTC' }),
  };
  const month = format({ month: 'short', timeZone: 'UTC' });
  const localDay = format(short);
  const localTime = format({ ...short, hour: '2-digit', minute: '2-digit' });
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  return {
    day: (value, length = 'short') => {
      const time = typeof value === 'number' ? value : midnight(value);
      if (!isMoment(time)) return undefined;
      const written = typeof value === 'number' ? localDay : (parts[value.length] ?? days[length]);
      return written().format(time);
    },
    leaf: (value) => {
      const time = midnight(value);
      if (!isMoment(time)) return undefined;
      return {
        ...(value.length > 7 && { day: String(new Date(time).getUTCDate()) }),
        ...(value.length > 4 && { month: month().format(time) }),
        year: String(new Date(time).getUTCFullYear()),
      };
    },
    time: (time) => (isMoment(time) ? localTime().format(time) : undefined),
    clock: (time, timeZone) => {
      try {
        const clock = { hour: '2-digit', minute: '2-digit', timeZone, timeZoneName: 'short' } as const;
        return new Intl.DateTimeFormat(locale, clock).format(time);
      } catch {
        return undefined;
      }
    },
    relative: (time, now) => {
      const distance = time - now;
      if (!(Math.abs(distance) < 7 * 86_400_000)) return undefined;
      for (const [unit, ms] of steps)
        if (Math.abs(distance) >= ms) return relative().format(Math.trunc(distance / ms), unit);
      return justNow();
    },
  };
}
