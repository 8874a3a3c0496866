import { AuthError, type AuthProblem } from '@/backend/backend';
import { login } from '@/language/en/login';
import type { Text } from '@/language/text';

const sentences = {
  cancelled: login.cancelled,
  disabled: login.disabled,
  'email-in-use': login.emailInUse,
  'invalid-email': login.invalidEmail,
  network: login.network,
  'popup-blocked': login.popupBlocked,
  'too-many-attempts': login.tooManyAttempts,
  unknown: login.unknown,
  'weak-password': login.weakPassword,
  'wrong-credentials': login.wrongCredentials,
} as const satisfies Record<AuthProblem, Text>;

export const authSentence = (error: unknown): Text =>
  sentences[error instanceof AuthError ? error.problem : 'unknown'];
