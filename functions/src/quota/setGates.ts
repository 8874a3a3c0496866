import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { gateOf, nextQuota, quotaGates, type AuthorWrite, type QuotaGate } from '@/model/quota';
import { readQuota } from './keepLedger';
import { untilWon } from './untilWon';

/**
 * Makes the gates of `quota/{uid}` say what the quota and writes that it does not know yet come to. Most authors are never over and have no gate. In a burst the
 * gate that is being read changes last; the others come next, one each second, and are right before.
 */
export function setGates(
  db: Firestore,
  uid: string,
  unwritten: readonly AuthorWrite[],
  now: () => number,
): Promise<void> {
  const ledger = db.doc(`quota/${uid}`);
  const gates = ledger.collection('gate');
  return untilWon(async () => {
    // In this order, so that whoever changes a gate last has read the quota last.
    const stored = new Map((await gates.get()).docs.map((snapshot) => [snapshot.id, snapshot]));
    const kept = await ledger.get();
    // Not yet, or never again: a deleted account has no quota.
    if (!kept.exists) return;
    const quota = readQuota(kept.data());
    const wanted = gateOf(nextQuota(quota, unwritten, quota.open), now());
    const data = { full: wanted.full, busyUntil: Timestamp.fromMillis(wanted.busyUntil) };
    const outcomes = await Promise.allSettled(
      Array.from({ length: quotaGates }, (_, at) => String(at)).map(async (id) => {
        const known = stored.get(id);
        if (same(gateIn(known, now()), wanted)) return;
        if (known?.updateTime) await gates.doc(id).update(data, { lastUpdateTime: known.updateTime });
        else await gates.doc(id).create(data);
      }),
    );
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  });
}

/** A gate that is not there lets everything through. */
function gateIn(snapshot: DocumentSnapshot | undefined, now: number): QuotaGate {
  const busyUntil: unknown = snapshot?.get('busyUntil');
  const until = busyUntil instanceof Timestamp ? busyUntil.toMillis() : 0;
  return { full: snapshot?.get('full') === true, busyUntil: until > now ? until : 0 };
}

const same = (a: QuotaGate, b: QuotaGate): boolean => a.full === b.full && a.busyUntil === b.busyUntil;
