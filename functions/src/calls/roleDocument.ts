import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { Role } from '@/model/role';

/** The roles in an account's claims. */
export type Roles = Readonly<Record<Role, boolean>>;

/** The roles that claims grant: only the value `true` does. */
export const rolesOf = (claims: Readonly<Record<string, unknown>> | undefined): Roles => ({
  moderator: claims?.['moderator'] === true,
  admin: claims?.['admin'] === true,
});

/**
 * Stores the roles where others can see them: in `role/{uid}`, by which moderators are counted, and in the profile, whose
 * readers show a badge. An account without roles keeps its document, so that `ensureRoleDocument` cannot bring back what a
 * removal beside it takes.
 */
export function writeRoleDocument(db: Firestore, uid: string, roles: Roles): Promise<void> {
  return db.runTransaction((tx) => write(tx, db, uid, roles));
}

/** Stores the roles of an account that had them before `role/{uid}` was kept. One that is there stays. */
export async function ensureRoleDocument(db: Firestore, uid: string, roles: Roles): Promise<void> {
  const ref = db.doc(`role/${uid}`);
  // Asked without a lock, since it is there but for the first time.
  if ((await ref.get()).exists) return;
  await db.runTransaction(async (tx) => {
    if (!(await tx.get(ref)).exists) await write(tx, db, uid, roles);
  });
}

/** An account that is being deleted gets none, or it would count as a moderator for good. */
async function write(tx: Transaction, db: Firestore, uid: string, roles: Roles): Promise<void> {
  const profile = db.doc(`profile/${uid}`);
  const [known, gone] = await tx.getAll(profile, db.doc(`gone/${uid}`));
  if (gone?.exists) return;
  const hasProfile = known?.exists === true;
  tx.set(db.doc(`role/${uid}`), { ...roles, at: FieldValue.serverTimestamp() });
  if (hasProfile) tx.update(profile, { role: badgeOf(roles) ?? FieldValue.delete() });
}

/** The one role that others are shown. */
function badgeOf({ moderator, admin }: Roles): Role | undefined {
  if (admin) return 'admin';
  return moderator ? 'moderator' : undefined;
}
