import type { UserRecord } from 'firebase-admin/auth';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { defaultProfileName } from '@/model/defaultProfileName';

/**
 * Makes the profile of an account whose own page has not done so yet, or never will, so that what is logged about it
 * says who it was. One that is there stays, and a deleted account gets none.
 */
export function ensureProfile(
  db: Firestore,
  { uid, displayName }: Pick<UserRecord, 'uid' | 'displayName'>,
): Promise<void> {
  const profile = db.doc(`profile/${uid}`);
  return db.runTransaction(async (tx) => {
    const [known, gone] = await tx.getAll(profile, db.doc(`gone/${uid}`));
    if (known?.exists || gone?.exists) return;
    const name = defaultProfileName({ uid, displayName: displayName ?? null });
    tx.create(profile, { name, since: FieldValue.serverTimestamp() });
  });
}
