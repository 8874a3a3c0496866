import type { UserRecord } from 'firebase-admin/auth';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { defaultProfileName } from '@/model/names/defaultProfileName';

/**
 * Creates the profile of an account whose page has not done so, so that the log can show a name. An existing
 * profile stays, and a deleted account gets none.
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
