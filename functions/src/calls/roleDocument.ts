import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { Role } from '@/model/accounts/role';

export type Roles = Readonly<Record<Role, boolean>>;

export const rolesOf = (claims: Readonly<Record<string, unknown>> | undefined): Roles => ({
  moderator: claims?.['moderator'] === true,
  admin: claims?.['admin'] === true,
});

/**
 * Stores the roles in `role/{uid}`, which is used to count moderators, and in the profile, which shows a
 * badge. An account without roles keeps its document, so that a concurrent `ensureRoleDocument` cannot
 * restore a removed role.
 */
export function writeRoleDocument(db: Firestore, uid: string, roles: Roles): Promise<void> {
  return db.runTransaction((tx) => write(tx, db, uid, roles));
}

export async function ensureRoleDocument(db: Firestore, uid: string, roles: Roles): Promise<void> {
  const ref = db.doc(`role/${uid}`);
  // Plain read without a lock: the document is missing only the first time.
  if ((await ref.get()).exists) return;
  await db.runTransaction(async (tx) => {
    if (!(await tx.get(ref)).exists) await write(tx, db, uid, roles);
  });
}

/** A leaving account gets no document, because it would count as a moderator forever. */
async function write(tx: Transaction, db: Firestore, uid: string, roles: Roles): Promise<void> {
  const profile = db.doc(`profile/${uid}`);
  const [known, gone] = await tx.getAll(profile, db.doc(`gone/${uid}`));
  if (gone?.exists) return;
  const hasProfile = known?.exists === true;
  tx.set(db.doc(`role/${uid}`), { ...roles, at: FieldValue.serverTimestamp() });
  if (hasProfile) tx.update(profile, { role: badgeOf(roles) ?? FieldValue.delete() });
}

function badgeOf({ moderator, admin }: Roles): Role | undefined {
  if (admin) return 'admin';
  return moderator ? 'moderator' : undefined;
}
