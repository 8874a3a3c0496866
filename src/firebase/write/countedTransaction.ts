import type { User } from 'firebase/auth';
import {
  getDocFromServer,
  increment,
  serverTimestamp,
  type Firestore,
  type Transaction,
} from 'firebase/firestore';
import { within } from '@/lib/within';
import { opens, slotOf, type CountedAct, type Quota } from '@/model/accounts/quota';
import { documentOf } from '../collections';
import { explainRefusal } from './explainRefusal';
import { readPlainDoc } from '../read/mappers';
import { parseQuota } from './storedQuota';
import { transact } from './transact';

/** Counts an act in the account's quota within the transaction. Call it after all reads. */
type Count = (act: CountedAct) => Promise<void>;

type Work<T> = (transaction: Transaction, count: Count) => Promise<T>;

/** Milliseconds to wait for the previous act, which may hang. */
const patienceMs = 5_000;

const lastOf = new WeakMap<Firestore, Promise<unknown>>();

/** Two concurrent acts of one device would choose the same slot of the ring, which slows the account down. */
function inTurn<T>(db: Firestore, work: () => Promise<T>): Promise<T> {
  const tooLong = () => new Error(`The act before took longer than ${patienceMs} ms`);
  const turn = within(lastOf.get(db) ?? Promise.resolve(), patienceMs, tooLong)
    .catch(() => undefined)
    .then(work);
  lastOf.set(
    db,
    turn.catch(() => undefined),
  );
  return turn;
}

export const transactCounted = <T>(db: Firestore, user: User, work: Work<T>): Promise<T> =>
  inTurn(db, () => runCounted(db, user, work));

async function runCounted<T>(db: Firestore, user: User, work: Work<T>): Promise<T> {
  const reference = documentOf(db, 'quota', user.uid);
  let tried: { readonly act: CountedAct; readonly seen: Quota } | undefined;
  try {
    return await transact(db, (transaction) => {
      // Read outside the transaction. Otherwise each write of the quota, by a function or another device,
      // would restart it.
      const reading = getDocFromServer(reference).then((snapshot) => parseQuota(readPlainDoc(snapshot)));
      // Otherwise a rejection would be unhandled if the work ends before counting.
      reading.catch(() => undefined);
      return work(transaction, async (act) => {
        const seen = await reading;
        tried = { act, seen };
        transaction.set(reference, advance(seen, act), { merge: true });
      });
    });
  } catch (error) {
    if (tried === undefined) throw error;
    return await explainRefusal(db, user, tried, error);
  }
}

/**
 * Adds one act to whatever the server has by then. Only the slot depends on the read quota, and the rules
 * accept a time in any slot.
 */
function advance({ written }: Quota, act: CountedAct) {
  const now = serverTimestamp();
  const slot = slotOf(written);
  return {
    open: increment(opens(act) ? 1 : 0),
    written: increment(1),
    slots: { [slot]: now },
    slot,
    last: act,
    at: now,
  };
}
