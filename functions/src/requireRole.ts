import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import { userId, type UserId } from '@/model/ids';
import type { Role } from '@/model/logs';
import { ensureRoleDocument, rolesOf } from './roles/roleDocument';
import type { ServerServices } from './services';

/** The part of the services that a caller's role is asked of. */
export interface RoleServices extends Pick<ServerServices, 'db'> {
  readonly auth: Pick<ServerServices['auth'], 'verifyIdToken' | 'getUser'>;
}

/** Why a token that was signed correctly is refused all the same. */
const refusals: Readonly<Record<string, string>> = {
  'auth/id-token-revoked': 'This sign-in was ended. Please sign in again.',
  'auth/id-token-expired': 'This sign-in has expired. Please sign in again.',
  'auth/user-disabled': 'This account is disabled.',
  'auth/user-not-found': 'This account does not exist.',
  'auth/argument-error': 'The sign-in could not be read. Please sign in again.',
  'auth/invalid-id-token': 'The sign-in could not be read. Please sign in again.',
};

/**
 * The caller's uid if it is signed in, has the role now and its account is still in force; throws the callable's error
 * otherwise. `what` completes the sentence "Please sign in to …". Asks the auth server each time, because a token stays
 * valid, and names the roles it was issued with, for an hour after its account is disabled or loses them.
 */
export async function requireRole(
  role: Role,
  what: string,
  caller: CallableRequest['auth'],
  { auth, db }: RoleServices,
): Promise<UserId> {
  if (!caller) throw new HttpsError('unauthenticated', `Please sign in to ${what}.`);
  const account = await presentAccount(caller.rawToken, auth).catch((error: unknown) => {
    const message = refusals[codeOf(error)];
    if (message === undefined) throw error;
    throw new HttpsError('unauthenticated', message);
  });
  const roles = rolesOf(account.customClaims);
  if (!roles[role]) throw new HttpsError('permission-denied', `Only ${role}s may ${what}.`);
  await ensureRoleDocument(db, account.uid, roles);
  return userId(account.uid);
}

async function presentAccount(rawToken: string, auth: RoleServices['auth']) {
  const { uid } = await auth.verifyIdToken(rawToken, true);
  return auth.getUser(uid);
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
