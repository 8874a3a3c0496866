import { AuthError } from '@/backend/backend';
import { BackendError } from '@/backend/errors';
import { ownAccount } from '@/language/en/ownAccount';
import type { Text } from '@/language/text';
import { loadErrorWord } from '@/parts/scopes/errorWords';
import { authSentence } from '@/parts/session/authSentence';

export const ownerSentence =
  (byPassword: boolean) =>
  (error: unknown): Text => {
    if (error instanceof BackendError) return loadErrorWord(error.code);
    return error instanceof AuthError && error.problem === 'wrong-credentials'
      ? byPassword
        ? ownAccount.wrongPassword
        : ownAccount.otherAccount
      : authSentence(error);
  };
