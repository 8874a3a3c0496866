import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** Retries the body on contention. The body reads before it writes. */
export type Transact = <T>(body: (tx: Transaction) => Promise<T>) => Promise<T>;

/** What work in steps needs: each step is one transaction, and no step begins without time. */
export interface WorkServices {
  readonly db: Firestore;
  readonly transact: Transact;
  readonly hasTime: () => boolean;
}

/** Overlapping calls sometimes lose to each other; each loss means that another call progressed. */
const maxAttempts = 12;

export const transactOn =
  (db: Firestore): Transact =>
  (body) =>
    db.runTransaction(body, { maxAttempts });
