import { runTransaction, type Firestore, type Transaction } from 'firebase/firestore';
import { BackendError } from '@/backend/errors';
import { toBackendError } from '../errors';

/**
 * Runs a transaction. Unlike a plain write it has no local echo. A lost race is reported as `aborted`: the
 * SDK has tried five times, and a later attempt may succeed.
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
