import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';

export const leave = (db: Firestore, uid: string): Promise<void> =>
  change(db, uid, (leaving) => (leaving === undefined ? FieldValue.serverTimestamp() : undefined));

export const stay = (db: Firestore, uid: string): Promise<void> =>
  change(db, uid, (leaving) => (leaving === undefined ? undefined : FieldValue.delete()));

/** Stores the request's time in the account's private document, which its pages follow anyway. */
function change(
  db: Firestore,
  uid: string,
  next: (leaving: unknown) => FieldValue | undefined,
): Promise<void> {
  const user = db.doc(`user/${uid}`);
  return db.runTransaction(async (tx) => {
    const [stored, gone] = await tx.getAll(user, db.doc(`gone/${uid}`));
    if (gone?.exists) throw new HttpsError('failed-precondition', 'The deletion of this account has begun.');
    const leaving = next(stored?.get('leaving'));
    if (leaving !== undefined) tx.set(user, { leaving }, { merge: true });
  });
}
