import type { UserRecord } from 'firebase-admin/auth';
import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import { userId, type UserId } from '@/model/ids';
import type { Role } from '@/model/role';
import { ensureRoleDocument, rolesOf, type Roles } from './roleDocument';
import type { ServerServices } from '../base/services';

/** The part of the services that a caller's role is asked of. */
export interface RoleServices extends Pick<ServerServices, 'db'> {
  readonly auth: Pick<ServerServices['auth'], 'getUser'>;
}

/** The caller, as its account stands now. */
export interface RoleHolder {
  readonly uid: UserId;
  readonly roles: Roles;
}

/**
 * The caller, if it is signed in, has the role now and its account is still in force; throws the callable's error
 * otherwise. `what` completes the sentence "Please sign in to …".
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

/**
 * The caller's account, if it is signed in and still in force; throws the callable's error otherwise. The framework has
 * checked the token's signature and time. The account itself is read here each time, once, because a token stays valid, and
 * names the roles it was issued with, for an hour after its account is disabled, loses them or has its sign-ins ended.
 */
export async function requireAccount(
  what: string,
  caller: CallableRequest['auth'],
  auth: RoleServices['auth'],
): Promise<UserRecord> {
  if (!caller) throw unauthenticated(`Please sign in to ${what}.`);
  const account = await auth.getUser(caller.uid).catch((error: unknown) => {
    if (!isNoAccount(error)) throw error;
    throw unauthenticated('This account does not exist.');
  });
  if (account.disabled) throw unauthenticated('This account is disabled.');
  if (isEnded(caller.token.auth_time, account)) {
    throw unauthenticated('This sign-in was ended. Please sign in again.');
  }
  return account;
}

/** Tells whether the account's sign-ins were ended after this one, as the Admin SDK tells it (`tokensValidAfterTime`). */
const isEnded = (signedInAt: number, { tokensValidAfterTime }: UserRecord): boolean =>
  typeof tokensValidAfterTime === 'string' && !(signedInAt * 1_000 >= Date.parse(tokensValidAfterTime));

const unauthenticated = (message: string) => new HttpsError('unauthenticated', message);

/** Tells whether an error says that there is no such account. */
export const isNoAccount = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
