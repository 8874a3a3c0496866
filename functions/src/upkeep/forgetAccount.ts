import { FieldValue, type Firestore } from 'firebase-admin/firestore';

/**
 * Removes what was the account's own: its private document with the devices below it, its profile, its roles, its quota, its
 * pace and the trust it has earned. What it proposed stays and shows "former member". A page that is still signed in would make both documents
 * anew, so `gone` tells the rules, for as long as such a page has a token. Doing it again changes nothing.
 */
export async function forgetAccount(db: Firestore, uid: string): Promise<void> {
  await db.doc(`gone/${uid}`).set({ at: FieldValue.serverTimestamp() });
  await db.recursiveDelete(db.doc(`user/${uid}`));
  await db.recursiveDelete(db.doc(`quota/${uid}`));
  await db.recursiveDelete(db.doc(`trust/${uid}`));
  await db.doc(`pace/${uid}`).delete();
  await db.doc(`role/${uid}`).delete();
  await db.doc(`profile/${uid}`).delete();
}
