import type { User } from 'firebase/auth';
import { serverTimestamp, type DocumentSnapshot, type Firestore, type Transaction } from 'firebase/firestore';
import { BackendError } from '@/backend/errors';
import { within } from '@/lib/within';
import { advanceQuota, slotOf, type CountedAct, type Quota } from '@/model/quota';
import { documentOf } from './collections';
import { explainRefusal } from './explainRefusal';
import { readPlainDoc } from './mappers';
import { parseQuota } from './storedQuota';
import { transact } from './transact';

/** Advances the account's quota for an act of the same transaction; to be called after its reads. */
type Count = (act: CountedAct) => Promise<void>;

/** How long an act waits for the one before it, which may hang, in milliseconds. */
const patienceMs = 5_000;

let last: Promise<unknown> = Promise.resolve();

/** Acts of one account write the same quota; side by side each would make the others begin again. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const tooLong = () => new Error(`The act before took longer than ${patienceMs} ms`);
  // One that hangs is passed.
  const turn = within(last, patienceMs, tooLong)
    .catch(() => undefined)
    .then(work);
  last = turn.catch(() => undefined);
  return turn;
}

/**
 * Runs a transaction that may count an act, and says why where the rules refuse that. One at a time. A refusal for which there
 * is no reason is asked for twice: the Firestore emulator gave one, for want of expressions, to a proposal of a name.
 */
export const transactCounted = <T>(...asked: Parameters<typeof runCounted<T>>): Promise<T> =>
  inTurn(() =>
    runCounted<T>(...asked).catch((error: unknown) => {
      if (
        !(error instanceof BackendError) ||
        error.code !== 'permission-denied' ||
        error.reason !== undefined
      )
        throw error;
      return runCounted<T>(...asked);
    }),
  );

async function runCounted<T>(
  db: Firestore,
  user: User,
  work: (transaction: Transaction, count: Count) => Promise<T>,
): Promise<T> {
  const reference = documentOf(db, 'quota', user.uid);
  let tried: { readonly act: CountedAct; readonly seen: Quota } | undefined;
  try {
    return await transact(db, (transaction) =>
      work(transaction, async (act) => {
        const snapshot = await transaction.get(reference);
        const seen = parseQuota(readPlainDoc(snapshot));
        tried = { act, seen };
        transaction.set(reference, quotaDoc(snapshot, seen, act));
      }),
    );
  } catch (error) {
    if (tried === undefined) throw error;
    return await explainRefusal(db, user, tried, error);
  }
}

/** The whole document, so that fields of earlier versions go. Times that stay are written as they are stored. */
function quotaDoc(snapshot: DocumentSnapshot, seen: Quota, act: CountedAct) {
  const { open, written } = advanceQuota(seen, act, 0);
  const now = serverTimestamp();
  const slots = { ...(snapshot.get('slots') as object | undefined), [slotOf(seen.written)]: now };
  const fastUntil: unknown = snapshot.get('fastUntil');
  return { open, written, slots, last: act, at: now, ...(fastUntil !== undefined && { fastUntil }) };
}
