import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { RoleLogEntry } from '@/model/logs';
import { ensureProfile } from '../ensureProfile';

export type RoleChange = Pick<RoleLogEntry, 'role' | 'grant' | 'uid' | 'by'>;

/**
 * Gives or takes a role; other claims stay. Logs it first, so that no role is ever there without its entry, and before
 * that makes the profile the entry is read with. Last it moves `claimsAt`, on which the account's open pages fetch a new
 * token. Answers whether anything changed; what broke off is finished by doing it again.
 */
export async function changeRole(
  { auth, db }: { readonly auth: Pick<Auth, 'getUser' | 'setCustomUserClaims'>; readonly db: Firestore },
  { role, grant, uid, by }: RoleChange,
): Promise<boolean> {
  const account = await auth.getUser(uid);
  const { [role]: had, ...others } = account.customClaims ?? {};
  const changes = (had === true) !== grant;
  if (changes) {
    await ensureProfile(db, account);
    await db.collection('roleLog').add({ role, grant, uid, by, at: FieldValue.serverTimestamp() });
    await auth.setCustomUserClaims(uid, grant ? { ...others, [role]: true } : others);
  }
  await db.doc(`user/${uid}`).set({ claimsAt: FieldValue.serverTimestamp() }, { merge: true });
  return changes;
}
