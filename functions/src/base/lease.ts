import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DocumentReference, Firestore, Timestamp } from 'firebase-admin/firestore';
import { inTurn } from './inTurn';

/** After this time an unrenewed lease belongs to a dead call. */
const staleMs = 8_000;
const renewEveryMs = 2_000;
const longestWaitMs = 20_000;
const longestPollMs = 200;

/**
 * Runs `work` while no other call runs its own, if possible. Calls of one instance queue. The first one
 * requests the lease and goes on without it after 20 s, so that waiting calls do not pile up. Only for speed:
 * transactions keep overlapping calls correct, but two that want the same documents wait seconds until
 * Firestore breaks the deadlock.
 */
export const withLease = <T>(db: Firestore, name: string, work: () => Promise<T>): Promise<T> =>
  inTurn(`lease ${name}`, () => leased(db, name, work));

async function leased<T>(db: Firestore, name: string, work: () => Promise<T>): Promise<T> {
  const ref = db.collection('lease').doc(name);
  let mine = await acquire(ref);
  const renewal = setInterval(() => {
    const known = mine;
    if (known === undefined) return;
    ref.update({ renewed: randomUUID() }, { lastUpdateTime: known }).then(
      ({ writeTime }) => (mine = writeTime),
      () => (mine = undefined),
    );
  }, renewEveryMs);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    // An unreleased lease goes stale by itself.
    if (mine) await ref.delete({ lastUpdateTime: mine }).catch(() => {});
  }
}

async function acquire(ref: DocumentReference): Promise<Timestamp | undefined> {
  const start = Date.now();
  while (Date.now() - start < longestWaitMs) {
    const lease = await ref.get();
    if (!lease.updateTime) {
      try {
        return (await ref.create({ renewed: randomUUID() })).writeTime;
      } catch (error) {
        if (!isTaken(error)) throw error;
      }
    } else if (lease.readTime.toMillis() - lease.updateTime.toMillis() > staleMs) {
      // The first waiter deletes the stale lease. The others find it gone or new.
      await ref.delete({ lastUpdateTime: lease.updateTime }).catch(() => {});
      continue;
    }
    await sleep(Math.random() * longestPollMs);
  }
  return undefined;
}

/** The document exists, or other calls were creating it at the same moment. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 6 || error.code === 10);
