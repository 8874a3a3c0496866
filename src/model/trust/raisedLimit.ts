import { isJsonObject } from '@/lib/json';

/** Room for more open proposals than others have, which a moderator gives an account for an import. */
export interface RaisedLimit {
  /** How many more. */
  readonly more: number;
  /** Epoch milliseconds. */
  readonly until: number;
}

/** The most that a moderator may give, and for how many days. */
export const mostRaised = { more: 4_000, days: 90 } as const;

/** A raised limit as it is stored, times as epoch milliseconds; `undefined` where there is none. */
export function parseRaisedLimit(data: unknown): RaisedLimit | undefined {
  if (!isJsonObject(data)) return undefined;
  const { more, until } = data;
  return typeof more === 'number' && typeof until === 'number' && more > 0 ? { more, until } : undefined;
}

/** How many more proposals an account may have open at a time. */
export const moreAt = (raised: RaisedLimit | undefined, now: number): number =>
  raised !== undefined && now < raised.until ? raised.more : 0;
