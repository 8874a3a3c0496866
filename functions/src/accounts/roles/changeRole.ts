import type { Auth, UserRecord } from 'firebase-admin/auth';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Role } from '@/model/accounts/role';
import { ensureProfile } from '../../base/ensureProfile';
import { keepReservedName } from '../profiles/keepReservedName';
import { rolesOf, writeRoleDocument } from '../../calls/roleDocument';

export interface RoleChangeServices {
  readonly auth: Pick<Auth, 'getUser' | 'setCustomUserClaims' | 'revokeRefreshTokens'>;
  readonly db: Firestore;
}

export interface RoleChange {
  readonly role: Role;
  readonly grant: boolean;
  readonly account: UserRecord;
}

/** The account's address is unverified and may belong to another person. */
export class UnverifiedAccount extends Error {
  override readonly name = 'UnverifiedAccount';

  constructor() {
    super(
      'The address of this account is not verified, so it may belong to somebody else. Ask its owner to open the link ' +
        'in the verification mail, which the settings of the app send again, and then grant the role.',
    );
  }
}

/**
 * Grants or removes a role; other claims stay. The profile is created first, then `log` opens the entry, so
 * that no role exists without an entry; `log` resolves to false if the entry is already closed. Only an
 * account with a verified address can get a role. Removing a role revokes all sessions after the claims have
 * changed: a token issued in between would keep the role for an hour. Finally `claimsAt` changes, so that
 * open pages fetch a new token. Resolves to whether anything changed. A repeated call finishes an interrupted
 * one.
 */
export async function changeRole(
  { auth, db }: RoleChangeServices,
  { role, grant, account }: RoleChange,
  log: () => Promise<boolean>,
): Promise<boolean> {
  const { uid } = account;
  if (grant && !account.emailVerified) throw new UnverifiedAccount();
  const { [role]: had, ...others } = account.customClaims ?? {};
  const changes = (had === true) !== grant;
  const claims = grant ? { ...others, [role]: true } : others;
  if (changes) {
    await ensureProfile(db, account);
    if (!(await log())) return false;
    await auth.setCustomUserClaims(uid, claims);
  }
  if (!grant) await auth.revokeRefreshTokens(uid);
  await keepReservedName({ auth, db }, uid);
  await writeRoleDocument(db, uid, rolesOf(claims));
  await db.doc(`user/${uid}`).set({ claimsAt: FieldValue.serverTimestamp() }, { merge: true });
  return changes;
}
