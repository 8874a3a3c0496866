import { FirebaseError } from 'firebase/app';
import { AuthError, type AuthProblem } from '@/backend/backend';

const problems: Readonly<Record<string, AuthProblem>> = {
  'auth/account-exists-with-different-credential': 'email-in-use',
  'auth/cancelled-popup-request': 'cancelled',
  'auth/email-already-in-use': 'email-in-use',
  'auth/invalid-credential': 'wrong-credentials',
  'auth/invalid-email': 'invalid-email',
  'auth/invalid-login-credentials': 'wrong-credentials',
  'auth/missing-email': 'invalid-email',
  'auth/missing-password': 'wrong-credentials',
  'auth/network-request-failed': 'network',
  'auth/operation-not-allowed': 'disabled',
  'auth/popup-blocked': 'popup-blocked',
  'auth/popup-closed-by-user': 'cancelled',
  'auth/quota-exceeded': 'too-many-attempts',
  'auth/timeout': 'network',
  'auth/too-many-requests': 'too-many-attempts',
  'auth/user-cancelled': 'cancelled',
  'auth/user-disabled': 'disabled',
  'auth/user-mismatch': 'wrong-credentials',
  'auth/user-not-found': 'wrong-credentials',
  'auth/weak-password': 'weak-password',
  'auth/wrong-password': 'wrong-credentials',
};

/**
 * Wraps an SDK error; the original is the cause. `overrides` map codes that mean something else in one flow.
 */
export function toAuthError(
  error: unknown,
  overrides: Readonly<Record<string, AuthProblem>> = {},
): AuthError {
  if (error instanceof AuthError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof FirebaseError ? error.code : '';
  const known = { ...problems, ...overrides };
  const problem = (Object.hasOwn(known, code) ? known[code] : undefined) ?? 'unknown';
  return new AuthError(problem, message, { cause: error });
}
