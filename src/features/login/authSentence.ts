import { AuthError, type AuthProblem } from '@/backend/backend';

const sentences = {
  cancelled: 'The Google window was closed before you signed in.',
  disabled: 'This account, or this way to sign in, has been switched off.',
  'email-in-use': 'There is an account with this email already. Sign in with it, or reset its password.',
  'invalid-email': 'This is not an email address.',
  network: 'The sign-in service cannot be reached. Check your connection and try again.',
  'popup-blocked': 'Your browser blocked the Google window. Allow popups for this site and try again.',
  'too-many-attempts': 'Too many attempts. Wait a few minutes, or reset your password.',
  unknown: 'Signing in did not work. Try again in a moment.',
  'weak-password': 'This password is too easy to guess. Use at least 6 characters, better more.',
  'wrong-credentials': 'Email or password is wrong.',
} as const satisfies Record<AuthProblem, string>;

/** What went wrong, in a sentence for the person who tried. */
export const authSentence = (error: unknown): string =>
  sentences[error instanceof AuthError ? error.problem : 'unknown'];
