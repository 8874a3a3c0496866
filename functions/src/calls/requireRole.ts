import type { UserRecord } from 'firebase-admin/auth';
import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import { userId, type UserId } from '@/model/ids';
import type { Role } from '@/model/accounts/role';
import { ensureRoleDocument, rolesOf, type Roles } from './roleDocument';
import { existing } from '../base/existing';
import type { ServerServices } from '../base/services';

export interface RoleServices extends Pick<ServerServices, 'db'> {
  readonly auth: Pick<ServerServices['auth'], 'getUser'>;
}

export interface RoleHolder {
  readonly uid: UserId;
  readonly roles: Roles;
}

/**
 * The signed-in caller with the given role and an active account; throws the callable's error otherwise.
 * `what` completes the sentence "Please sign in to …".
 */
export async function requireRole(
  role: Role,
  what: string,
  caller: CallableRequest['auth'],
  { auth, db }: RoleServices,
): Promise<RoleHolder> {
  const account = await requireAccount(what, caller, auth);
  const roles = rolesOf(account.customClaims);
  if (!roles[role]) throw new HttpsError('permission-denied', `Only ${role}s may ${what}.`);
  await ensureRoleDocument(db, account.uid, roles);
  return { uid: userId(account.uid), roles };
}

export async function requireHolder(
  what: string,
  caller: CallableRequest['auth'],
  { auth }: Pick<RoleServices, 'auth'>,
): Promise<RoleHolder> {
  const { uid, customClaims } = await requireAccount(what, caller, auth);
  return { uid: userId(uid), roles: rolesOf(customClaims) };
}

/**
 * The signed-in caller with an active account; throws the callable's error otherwise. The framework has
 * checked the token's signature and expiry. The account is still read on each call, because a token keeps its
 * roles for an hour after the account was disabled, lost a role or had its sessions revoked.
 */
export async function requireAccount(
  what: string,
  caller: CallableRequest['auth'],
  auth: RoleServices['auth'],
): Promise<UserRecord> {
  if (!caller) throw unauthenticated(`Please sign in to ${what}.`);
  const account = await existing(auth.getUser(caller.uid));
  if (!account) throw unauthenticated('This account does not exist.');
  if (account.disabled) throw unauthenticated('This account is disabled.');
  if (isEnded(caller.token.auth_time, account)) {
    throw unauthenticated('This sign-in was ended. Please sign in again.');
  }
  return account;
}

/** Whether the account was disabled. Its token is valid for up to an hour afterwards. */
export const isDisabled = async (uid: string, auth: RoleServices['auth']): Promise<boolean> =>
  (await existing(auth.getUser(uid)))?.disabled === true;

const isEnded = (signedInAt: number, { tokensValidAfterTime }: UserRecord): boolean =>
  typeof tokensValidAfterTime === 'string' && !(signedInAt * 1_000 >= Date.parse(tokensValidAfterTime));

const unauthenticated = (message: string) => new HttpsError('unauthenticated', message);
