import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { forgetPicks } from '../../clock/picks/pickSheet';

/**
 * Deletes what belongs to the account alone: its private document with devices, its profile, roles, quota,
 * pace and trust. Its proposals stay and show "former member". A page that is still signed in would recreate
 * documents, so the rules refuse that because of `gone` while its token lasts. Safe to repeat.
 */
export async function forgetAccount(db: Firestore, uid: string): Promise<void> {
  await db.runTransaction(async (tx) => refuseWrites(tx, db, uid));
  await forgetPicks(db, uid);
  await db.recursiveDelete(db.doc(`user/${uid}`));
  await db.recursiveDelete(db.doc(`trust/${uid}`));
  await db.doc(`pace/${uid}`).delete();
  await db.doc(`role/${uid}`).delete();
  await db.doc(`profile/${uid}`).delete();
}

/**
 * From this commit on the rules refuse the account's pages. The quota must go in the same commit: what it counts is
 * refused for lack of a quota, and `gone` only keeps the page from creating another.
 */
export function refuseWrites(tx: Transaction, db: Firestore, uid: string): void {
  tx.set(db.doc(`gone/${uid}`), { at: FieldValue.serverTimestamp() });
  tx.delete(db.doc(`quota/${uid}`));
}
