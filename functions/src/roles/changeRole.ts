import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { RoleLogEntry } from '@/model/logs';

export type RoleChange = Pick<RoleLogEntry, 'role' | 'grant' | 'uid' | 'by'>;

/**
 * Gives or takes a role; other claims stay. Logs it first, so that no role is ever there without its entry, and last
 * moves `claimsAt`, on which the account's open pages fetch a new token. Answers whether anything changed; what broke
 * off is finished by doing it again.
 */
export async function changeRole(
  { auth, db }: { readonly auth: Pick<Auth, 'getUser' | 'setCustomUserClaims'>; readonly db: Firestore },
  { role, grant, uid, by }: RoleChange,
): Promise<boolean> {
  const { customClaims = {} } = await auth.getUser(uid);
  const { [role]: had, ...others } = customClaims;
  const changes = (had === true) !== grant;
  if (changes) {
    await db.collection('roleLog').add({ role, grant, uid, by, at: FieldValue.serverTimestamp() });
    await auth.setCustomUserClaims(uid, grant ? { ...others, [role]: true } : others);
  }
  await db.doc(`user/${uid}`).set({ claimsAt: FieldValue.serverTimestamp() }, { merge: true });
  return changes;
}
