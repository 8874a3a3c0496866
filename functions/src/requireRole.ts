import type { Auth } from 'firebase-admin/auth';
import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import { userId, type UserId } from '@/model/ids';
import type { Role } from '@/model/logs';

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
 * The caller's uid if it is signed in, has the role and its account is still in force; throws the callable's error
 * otherwise. `what` completes the sentence "Please sign in to …". Asks the auth server each time, because a token stays
 * valid for an hour after its account is disabled.
 */
export async function requireRole(
  role: Role,
  what: string,
  caller: CallableRequest['auth'],
  auth: Pick<Auth, 'verifyIdToken'>,
): Promise<UserId> {
  if (!caller) throw new HttpsError('unauthenticated', `Please sign in to ${what}.`);
  const token = await auth.verifyIdToken(caller.rawToken, true).catch((error: unknown) => {
    const message = refusals[codeOf(error)];
    if (message === undefined) throw error;
    throw new HttpsError('unauthenticated', message);
  });
  if (token[role] !== true) throw new HttpsError('permission-denied', `Only ${role}s may ${what}.`);
  return userId(token.uid);
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
