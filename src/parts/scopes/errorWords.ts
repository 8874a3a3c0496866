import { isBackendErrorCode } from '@/backend/errors';
import { errors } from '@/language/en/errors';
import type { Text } from '@/language/text';

export function loadErrorWord(code: string): Text {
  if (!isBackendErrorCode(code)) return errors.unknown;
  return errors[code === 'unauthenticated' ? 'permission-denied' : code];
}
