import { FirebaseError } from 'firebase/app';
import { AuthError } from '@/backend/backend';
import { toAuthError } from '@/firebase/auth/authErrors';

test.each([
  ['auth/popup-blocked', 'popup-blocked'],
  ['auth/popup-closed-by-user', 'cancelled'],
  ['auth/cancelled-popup-request', 'cancelled'],
  ['auth/network-request-failed', 'network'],
  ['auth/wrong-password', 'wrong-credentials'],
  ['auth/invalid-credential', 'wrong-credentials'],
  ['auth/user-disabled', 'disabled'],
  ['auth/email-already-in-use', 'email-in-use'],
  ['auth/too-many-requests', 'too-many-attempts'],
  ['auth/never-heard-of', 'unknown'],
  ['constructor', 'unknown'],
])('%s is told as %s', (code, problem) => {
  const cause = new FirebaseError(code, 'The SDK said so');
  expect(toAuthError(cause)).toMatchObject({ name: 'AuthError', problem, message: 'The SDK said so', cause });
});

test('a code may mean more in one flow', () => {
  const error = new FirebaseError('auth/internal-error', 'The script did not load');
  expect(toAuthError(error).problem).toBe('unknown');
  expect(toAuthError(error, { 'auth/internal-error': 'network' }).problem).toBe('network');
});

test('our own errors pass as they are, anything else is unknown', () => {
  const own = new AuthError('network', 'No network');
  expect(toAuthError(own)).toBe(own);
  expect(toAuthError('nonsense')).toMatchObject({ problem: 'unknown', message: 'nonsense' });
});
