import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { moreAt, parseRaisedLimit, type RaisedLimit } from '@/model/trust/raisedLimit';
import { millis } from '../../base/documents';
import { trustOf } from '../trust/ledger';
import { retryOnContention } from './retryOnContention';

/**
 * Sets `open` of `quota/{uid}` to the account's number of open proposals. Counts after reading the quota, and
 * writes only if the account did nothing meanwhile, so no proposal is missed; anything in between causes an
 * event of its own. Without a quota nothing needs correction: the account's first act creates it and triggers
 * this function.
 *
 * A raised limit is subtracted, so the number may be below 0, and the rules need not know the raise.
 * `fastUntil` is its end: until then the rules allow the account a moderator's rate. After that the account's
 * next act restores the full number.
 */
export async function recountOpen(db: Firestore, uid: string, now: () => number = Date.now): Promise<void> {
  const ref = db.doc(`quota/${uid}`);
  const open = db.collection('delta').where('author', '==', uid).where('status', '==', 'new').count();
  await retryOnContention(async () => {
    const before = await ref.get();
    if (before.updateTime === undefined) return;
    const [raised, counted] = await Promise.all([raisedOf(db, uid), open.get()]);
    const more = moreAt(raised, now());
    const count = counted.data().count - more;
    const fastUntil = more > 0 ? raised?.until : undefined;
    if (before.get('open') !== count || millis(before.get('fastUntil')) !== fastUntil)
      await ref.update(
        {
          open: count,
          fastUntil: fastUntil === undefined ? FieldValue.delete() : Timestamp.fromMillis(fastUntil),
        },
        { lastUpdateTime: before.updateTime },
      );
  });
}

/**
 * Whether a proposal that was not there before may leave a wrong number. The rules count it in the commit by
 * which its author makes it. The number needs correction if a function restored the proposal, if this is the
 * account's first act, or if its limit is or was raised.
 */
export async function needsRecount(db: Firestore, uid: string, deltaId: string): Promise<boolean> {
  const quota = await db.doc(`quota/${uid}`).get();
  const isCounted = quota.get('last') === `create/${deltaId}` && quota.get('written') > 1;
  return quota.exists && (!isCounted || quota.get('fastUntil') !== undefined);
}

async function raisedOf(db: Firestore, uid: string): Promise<RaisedLimit | undefined> {
  const stored = await trustOf(db, uid).get();
  const more: unknown = stored.get('raised.more');
  return parseRaisedLimit({ more, until: millis(stored.get('raised.until')) });
}
