import { findDatabases, findLocks } from '@/lib/browserParts';
import { newId } from '@/lib/newId';
import type { Renew } from './lease';

export type { Renew };

/**
 * Runs `work` while no other tab runs its own: with Web Locks, or else a lease. Call `renew` before each
 * write that must not interleave with another tab's.
 */
export const alone = (name: string, work: (renew: Renew) => Promise<void>): Promise<void> =>
  locked(name, 'exclusive', work);

/** A shared lock: runs beside other `together` work, but never beside `alone`. */
export const together = (name: string, work: () => Promise<void>): Promise<void> =>
  locked(name, 'shared', work);

/** Like `alone`. If storage is blocked, tabs share nothing, so the work runs without a lock. */
export async function aloneIfPossible(name: string, work: () => Promise<void>): Promise<void> {
  let begun = false;
  const begin = () => {
    begun = true;
    return work();
  };
  try {
    await alone(name, begin);
  } catch (error) {
    if (begun) throw error;
    await begin();
  }
}

async function locked(name: string, mode: LockMode, work: (renew: Renew) => Promise<void>): Promise<void> {
  let begun = false;
  try {
    const locks = findLocks();
    await locks?.request(name, { mode }, () => {
      begun = true;
      // Web Locks are never taken away.
      return work(async () => undefined);
    });
  } catch (error) {
    // A browser that blocks site data rejects every lock request.
    if (begun) throw error;
  }
  if (begun) return;
  if (findDatabases() === undefined) throw new Error(`${name}: expected a storage to agree in, found none`);
  // Few browsers are that old.
  const { createLease } = await import('./lease');
  await createLease(name, {
    elapsed: () => performance.now(),
    after: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    newOwner: newId,
  }).hold(work);
}
