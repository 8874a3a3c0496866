import { isJsonObject } from '@/lib/json';

export interface RaisedLimit {
  readonly more: number;
  readonly until: number;
}

export const mostRaised = { more: 3_800, days: 90 } as const;

/** A stored grant, time in epoch milliseconds; `undefined` if there is none. */
export function parseRaisedLimit(data: unknown): RaisedLimit | undefined {
  if (!isJsonObject(data)) return undefined;
  const { more, until } = data;
  return typeof more === 'number' && typeof until === 'number' && more > 0 ? { more, until } : undefined;
}

export const moreAt = (raised: RaisedLimit | undefined, now: number): number =>
  raised !== undefined && now < raised.until ? raised.more : 0;
