import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { inTurn } from './inTurn';

export interface Allowance {
  /**
   * Resolves with the result of the work. Reserves `most` first, and returns the difference to what `used`
   * reports. If less remains for this minute, rejects with `AllowanceSpent` without starting the work.
   */
  readonly spend: <T>(most: number, work: () => Promise<T>, used: (done: T) => number) => Promise<T>;
}

export class AllowanceSpent extends Error {}

const minuteMs = 60_000;

/**
 * An allowance per instance. Multiplied by the maximum number of instances it limits what any number of
 * requests can spend; `docs/costs.md` is computed from it.
 */
export function createAllowance(perMinute: number, now: () => number): Allowance {
  let minute = 0;
  let left = perMinute;
  return {
    spend: async (most, work, used) => {
      const present = Math.floor(now() / minuteMs);
      if (present !== minute) {
        minute = present;
        left = perMinute;
      }
      if (left < most)
        throw new AllowanceSpent(`Expected ${most} of ${perMinute} a minute, found ${left} left`);
      left -= most;
      const done = await work();
      if (minute === present) left += most - Math.min(most, used(done));
      return done;
    },
  };
}

const maxAttempts = 5;

/** Runs a transaction after those of the same name. Each attempt spends its reads. */
export function spendInTurn<T>(
  db: Firestore,
  reads: Allowance,
  { name, readsPerAttempt }: { readonly name: string; readonly readsPerAttempt: number },
  body: (tx: Transaction) => Promise<T>,
): Promise<T> {
  let attempts = 0;
  const attempt = (tx: Transaction) => {
    attempts += 1;
    return body(tx);
  };
  const work = () => inTurn(name, () => db.runTransaction(attempt, { maxAttempts }));
  return reads.spend(maxAttempts * readsPerAttempt, work, () => attempts * readsPerAttempt);
}
