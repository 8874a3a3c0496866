import type { Firestore } from 'firebase-admin/firestore';
import { withLease } from '../../../functions/src/base/lease';

/** A store in which another instance always holds the lease. */
const taken = {
  collection: () => ({ doc: () => ({ get: async () => ({ updateTime: at, readTime: at }) }) }),
} as unknown as Firestore;
const at = { toMillis: () => 0 };

test('calls of one instance that wait in vain go on one after the other, and never all at once', async () => {
  let now = 0;
  // Each call of the clock advances it beyond the limit of waiting.
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 30_000));
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  };
  await Promise.all(Array.from({ length: 20 }, () => withLease(taken, 'taken', work)));
  expect([most, running]).toEqual([1, 0]);
});
