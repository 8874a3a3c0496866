import { within } from '@/lib/within';

/** Resolves like `promise`, or rejects after `patienceMs` with an error that names `what`. */
export const inTime = <T>(promise: Promise<T>, patienceMs: number, what: string): Promise<T> =>
  within(promise, patienceMs, () => new Error(`Expected ${what} within ${patienceMs} ms`));
