import type { User } from 'firebase/auth';
import {
  getDocFromServer,
  increment,
  serverTimestamp,
  type Firestore,
  type Transaction,
} from 'firebase/firestore';
import { within } from '@/lib/within';
import { opens, slotOf, type CountedAct, type Quota } from '@/model/quota';
import { documentOf } from './collections';
import { explainRefusal } from './explainRefusal';
import { readPlainDoc } from './mappers';
import { parseQuota } from './storedQuota';
import { transact } from './transact';

/** Advances the account's quota for an act of the same transaction; called after its reads. */
type Count = (act: CountedAct) => Promise<void>;

type Work<T> = (transaction: Transaction, count: Count) => Promise<T>;

/** How long an act waits for the one before it, which may hang, in milliseconds. */
const patienceMs = 5_000;

const lastOf = new WeakMap<Firestore, Promise<unknown>>();

/** Acts of one device that count at once would choose the same place in the ring, which makes the account slower. */
function inTurn<T>(db: Firestore, work: () => Promise<T>): Promise<T> {
  const tooLong = () => new Error(`The act before took longer than ${patienceMs} ms`);
  // One that hangs is passed.
  const turn = within(lastOf.get(db) ?? Promise.resolve(), patienceMs, tooLong)
    .catch(() => undefined)
    .then(work);
  lastOf.set(
    db,
    turn.catch(() => undefined),
  );
  return turn;
}

/** Runs a transaction that counts an act, and says why where the rules refuse that. One at a time. */
export const transactCounted = <T>(db: Firestore, user: User, work: Work<T>): Promise<T> =>
  inTurn(db, () => runCounted(db, user, work));

async function runCounted<T>(db: Firestore, user: User, work: Work<T>): Promise<T> {
  const reference = documentOf(db, 'quota', user.uid);
  let tried: { readonly act: CountedAct; readonly seen: Quota } | undefined;
  try {
    return await transact(db, (transaction) => {
      // Outside of the transaction, which would begin again whenever a function or another device writes the quota.
      const reading = getDocFromServer(reference).then((snapshot) => parseQuota(readPlainDoc(snapshot)));
      // Work that ends before it counts leaves nobody to ask for the failure.
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
 * One act more, valid on any later state of the quota: the server adds to what it has then. The place in the ring alone is
 * chosen by what was read; the rules take the time at any place.
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
