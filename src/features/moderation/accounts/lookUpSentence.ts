import { BackendError, isTransient } from '@/backend/errors';
import { accounts } from '@/language/en/accounts';
import type { Text } from '@/language/text';

/** Why the account could not be looked up. Rethrows an unexpected error. */
export function lookUpSentence(error: unknown): Text {
  if (!(error instanceof BackendError)) throw error;
  if (error.code === 'not-found') return accounts.noAccount;
  return isTransient(error.code) ? accounts.lookUpOffline : accounts.lookUpFailed;
}
