import { isTransient, type BackendErrorCode } from '@/backend/errors';
import { accounts } from '@/language/en/accounts';
import type { Text } from '@/language/text';

export function lookUpSentence(failed: BackendErrorCode): Text {
  if (failed === 'not-found') return accounts.noAccount;
  return isTransient(failed) ? accounts.lookUpOffline : accounts.lookUpFailed;
}
