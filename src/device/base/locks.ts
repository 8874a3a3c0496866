import { findDatabases, findLocks } from '@/lib/browserParts';
import { newId } from '@/lib/newId';
import type { Renew } from './lease';

export type { Renew };

/**
 * Runs the work while no other tab does: by the browser's locks, and where there are none by a lease. The work calls
 * `renew` before each write that nobody else may overtake.
 */
export const alone = (name: string, work: (renew: Renew) => Promise<void>): Promise<void> =>
  locked(name, 'exclusive', work);

/** Runs the work while others may run theirs in the same way, but none `alone`. */
export const together = (name: string, work: () => Promise<void>): Promise<void> =>
  locked(name, 'shared', work);

/** As `alone`; where storage is blocked, so that the tabs share nothing either, at once. */
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
      // The browser takes the turn away from nobody.
      return work(async () => undefined);
    });
  } catch (error) {
    // A browser that blocks site data has locks and refuses each.
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
