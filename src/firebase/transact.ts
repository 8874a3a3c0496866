import { runTransaction, type Firestore, type Transaction } from 'firebase/firestore';
import { BackendError } from '@/backend/errors';
import { toBackendError } from './errors';

/**
 * Runs a transaction. It leaves no local echo, unlike a plain write, and reports lost races as `aborted`: the SDK has
 * tried five times by then, and another attempt later may well win.
 */
export async function transact<T>(db: Firestore, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  try {
    return await runTransaction(db, work);
  } catch (error) {
    const known = toBackendError(error);
    if (known.code !== 'failed-precondition') throw known;
    throw new BackendError('aborted', known.message, { cause: error });
  }
}
