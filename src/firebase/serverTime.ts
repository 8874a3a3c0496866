import { timeOf } from '@/lib/timeOf';

const patienceMs = 4_000;

/**
 * The time at the server that serves this page, since Firestore's web SDK tells none: the `Date` of a request that
 * neither a cache nor the service worker answers. Calls that overlap share one request. Without an answer `undefined`;
 * it never rejects.
 *
 * The answer is the time of the request or earlier: a cache on the way that answers nevertheless keeps the `Date` of the
 * first answer or sets its own, and its `Age` is never added.
 */
export function createServerTime(ask: typeof fetch = fetch): () => Promise<number | undefined> {
  let asked: Promise<number | undefined> | undefined;
  return () => {
    asked ??= readDate(ask).finally(() => {
      asked = undefined;
    });
    return asked;
  };
}

async function readDate(ask: typeof fetch): Promise<number | undefined> {
  try {
    // The query makes it another resource to every cache; the host ignores it.
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
