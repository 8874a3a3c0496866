import { within } from '@/lib/within';

/** The promised value, or an error when that takes too long; `what` is named in it. */
export const inTime = <T>(promise: Promise<T>, patienceMs: number, what: string): Promise<T> =>
  within(promise, patienceMs, () => new Error(`Expected ${what} within ${patienceMs} ms`));
