import type { Auth, UserRecord } from 'firebase-admin/auth';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Role } from '@/model/role';
import { ensureProfile } from '../profiles/ensureProfile';
import { keepReservedName } from '../profiles/keepReservedName';
import { rolesOf, writeRoleDocument } from '../calls/roleDocument';

export interface RoleChangeServices {
  readonly auth: Pick<Auth, 'getUser' | 'setCustomUserClaims' | 'revokeRefreshTokens'>;
  readonly db: Firestore;
}

export interface RoleChange {
  readonly role: Role;
  /** Granted, or taken. */
  readonly grant: boolean;
  readonly account: UserRecord;
}

/** A grant to an account whose address may be another person's: anybody can register with any address. */
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
 * Gives or takes a role; other claims stay. `log` opens the entry first, so that no role is ever there without its entry, and
 * answers false if that entry is over. Before that comes the profile that the entry is read with. Only an account with a verified
 * address is given a role. Taking a role ends every sign-in of the account, once its claims are others: a sign-in in between would
 * keep the role for an hour. Last it moves `claimsAt`, on which the account's open pages fetch a new token. Answers whether anything
 * changed; what broke off is finished by doing it again.
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
