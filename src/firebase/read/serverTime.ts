import { sharedCall } from '@/lib/sharedCall';
import { timeOf } from '@/lib/timeOf';

const patienceMs = 4_000;

/**
 * The time of the server that serves this page, because Firestore's web SDK exposes none. Reads the `Date` of
 * a request that bypasses caches and the service worker. Concurrent calls share a request. `undefined`
 * without an answer; never rejects.
 *
 * The result is never later than the request: a cache on the way keeps the first answer's `Date` or sets its
 * own, and `Age` is not added.
 */
export const createServerTime = (ask: typeof fetch = fetch): (() => Promise<number | undefined>) =>
  sharedCall(() => readDate(ask));

async function readDate(ask: typeof fetch): Promise<number | undefined> {
  try {
    // A unique URL for every cache; the host ignores the query.
    const answer = await ask(`/robots.txt?${Math.random().toString(36).slice(2)}`, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
    });
    return timeOf(answer);
  } catch {
    return undefined;
  }
}
