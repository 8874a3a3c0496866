import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { plainData } from '@/lib/plainData';
import { quotaLimits } from '@/model/accounts/quota';
import { earnedLimits, earnedRoom } from '@/model/trust/earnedLimits';
import { parseEarnedTrust, type EarnedTrust } from '@/model/trust/parseTrust';
import { moreAt } from '@/model/trust/raisedLimit';
import { millis } from '../../base/documents';
import { trustOf } from '../trust/ledger';
import { retryOnContention } from './retryOnContention';

/**
 * Sets `open` of `quota/{uid}` to the account's number of open proposals. Counts after reading the quota, and
 * writes only if the account did nothing meanwhile, so no proposal is missed; anything in between causes an
 * event of its own. Without a quota nothing needs correction: the account's first act creates it and triggers
 * this function.
 *
 * What the account earned and a raised limit are subtracted, so the number may be below 0, and the rules need
 * not know them. `fastUntil` is the end of the raise: until then the rules allow the account a moderator's
 * rate. After that the account's next act restores the full number. `window` is the rate that it earned.
 */
export async function recountOpen(db: Firestore, uid: string, now: () => number = Date.now): Promise<void> {
  const ref = db.doc(`quota/${uid}`);
  const open = db.collection('delta').where('author', '==', uid).where('status', '==', 'new').count();
  await retryOnContention(async () => {
    const before = await ref.get();
    if (before.updateTime === undefined) return;
    const [{ raised, trust }, counted] = await Promise.all([earnedOf(db, uid), open.get()]);
    const more = moreAt(raised, now());
    const count = counted.data().count - more - earnedRoom(trust.decisions);
    const fastUntil = more > 0 ? raised?.until : undefined;
    const window = windowOf(trust);
    if (
      before.get('open') !== count ||
      millis(before.get('fastUntil')) !== fastUntil ||
      before.get('window') !== window
    )
      await ref.update(
        {
          open: count,
          fastUntil: fastUntil === undefined ? FieldValue.delete() : Timestamp.fromMillis(fastUntil),
          window: window ?? FieldValue.delete(),
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

const earnedOf = async (db: Firestore, uid: string): Promise<EarnedTrust> =>
  parseEarnedTrust(plainData((await trustOf(db, uid).get()).data(), Timestamp));

/** Seconds; `undefined` for the usual rate. */
function windowOf({ decisions }: EarnedTrust['trust']): number | undefined {
  const { windowMs } = earnedLimits(decisions);
  return windowMs === quotaLimits.windowMs ? undefined : windowMs / 1_000;
}
