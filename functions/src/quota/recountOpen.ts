import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { moreAt, parseRaisedLimit, type RaisedLimit } from '@/model/trust/raisedLimit';
import { millis } from '../base/documents';
import { trustOf } from '../trust/ledger';
import { retryOnContention } from './retryOnContention';

/**
 * Makes `open` of `quota/{uid}` the number of the account's open proposals. Counted after the quota was read, and written
 * only if the account did nothing meanwhile, so no proposal is ever left out; what came between has news of its own.
 * Without a quota there is nothing to correct: the account's first act makes it, and the news of that comes here.
 *
 * Where a moderator has given room for more, so many do not count, and the number may be below 0: thus the rules know of
 * it without being told. Until when it is goes into `fastUntil`, so long the rules let the account go as fast as a
 * moderator. Once that has ended, the news of the account's next act bring the whole number.
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

/** The room for more that a moderator has given. */
async function raisedOf(db: Firestore, uid: string): Promise<RaisedLimit | undefined> {
  const stored = await trustOf(db, uid).get();
  const more: unknown = stored.get('raised.more');
  return parseRaisedLimit({ more, until: millis(stored.get('raised.until')) });
}
