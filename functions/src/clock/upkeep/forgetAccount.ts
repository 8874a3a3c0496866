import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { forgetPicks } from '../../clock/picks/pickSheet';

/**
 * Deletes what belongs to the account alone: its private document with devices, its profile, roles, quota,
 * pace and trust. Its proposals stay and show "former member". A page that is still signed in would recreate
 * documents, so the rules refuse that because of `gone` while its token lasts. Safe to repeat.
 */
export async function forgetAccount(db: Firestore, uid: string): Promise<void> {
  await db.doc(`gone/${uid}`).set({ at: FieldValue.serverTimestamp() });
  await forgetPicks(db, uid);
  await db.recursiveDelete(db.doc(`user/${uid}`));
  await db.recursiveDelete(db.doc(`quota/${uid}`));
  await db.recursiveDelete(db.doc(`trust/${uid}`));
  await db.doc(`pace/${uid}`).delete();
  await db.doc(`role/${uid}`).delete();
  await db.doc(`profile/${uid}`).delete();
}
