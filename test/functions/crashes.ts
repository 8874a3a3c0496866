import type { Firestore, Transaction } from 'firebase-admin/firestore';

/**
 * A server that dies at its n-th transaction, before or after the store has accepted it, and answers nothing from then
 * on.
 */
export function dyingTransactions(
  db: Firestore,
  at: { readonly commit: number; readonly when: 'before' | 'after' },
) {
  let commits = 0;
  let dead = false;
  const die = (): never => {
    dead = true;
    throw new Crash();
  };
  return {
    isDead: () => dead,
    transact: async <T>(body: (tx: Transaction) => Promise<T>): Promise<T> => {
      if (dead) return die();
      const mine = (commits += 1) === at.commit;
      const result = await db
        .runTransaction(
          async (tx) => {
            const value = await body(tx);
            // Not an error of the store, after which the SDK would try again.
            if (dead || (mine && at.when === 'before')) throw new Killed();
            return value;
          },
          { maxAttempts: 20 },
        )
        .catch((error: unknown) => (error instanceof Killed ? die() : Promise.reject(error)));
      return mine ? die() : result;
    },
  };
}

/** Ends a call like a lost store: code 14 is `unavailable`. */
class Crash extends Error {
  readonly code = 14;
}

class Killed extends Error {}
