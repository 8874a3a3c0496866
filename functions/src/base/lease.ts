import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DocumentReference, Firestore, Timestamp } from 'firebase-admin/firestore';
import { inTurn } from './inTurn';

/** Server time after which a lease that was not renewed belongs to a dead call. */
const staleMs = 8_000;
const renewEveryMs = 2_000;
const longestWaitMs = 20_000;
const longestPollMs = 200;

/**
 * Runs `work` while no other call runs its own, as far as that can be had. Calls of one instance wait in a row: one of them
 * asks for the lease, and goes on without it after 20 s, so that never a crowd does. Nothing depends on it but speed.
 * Transactions keep overlapping calls correct, but each time two of them want the same documents one waits for the store to
 * break the deadlock, which takes seconds.
 */
export const withLease = <T>(db: Firestore, name: string, work: () => Promise<T>): Promise<T> =>
  inTurn(`lease ${name}`, () => leased(db, name, work));

async function leased<T>(db: Firestore, name: string, work: () => Promise<T>): Promise<T> {
  const ref = db.collection('lease').doc(name);
  let mine = await acquire(ref);
  const renewal = setInterval(() => {
    const known = mine;
    if (known === undefined) return;
    // One that fails to renew has been taken over, or the store is away; either way it is no longer ours.
    ref.update({ renewed: randomUUID() }, { lastUpdateTime: known }).then(
      ({ writeTime }) => (mine = writeTime),
      () => (mine = undefined),
    );
  }, renewEveryMs);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    // A lease that is not released becomes stale by itself.
    if (mine) await ref.delete({ lastUpdateTime: mine }).catch(() => {});
  }
}

/** The write that made the lease ours; `undefined` when waiting was no use. */
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
      // The one who comes first takes it away; the others find it gone or new.
      await ref.delete({ lastUpdateTime: lease.updateTime }).catch(() => {});
      continue;
    }
    await sleep(Math.random() * longestPollMs);
  }
  return undefined;
}

/** It exists already, or others were creating it at the same moment. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 6 || error.code === 10);
