import { FirebaseError } from 'firebase/app';
import { isJsonObject } from '@/lib/json';
import { isCause } from '@/model/cause';
import { BackendError, isBackendErrorCode } from '@/backend/errors';

export function rethrow(error: unknown): never {
  throw toBackendError(error);
}

/** For code that was to be loaded. */
export function notLoaded(error: unknown): never {
  throw new BackendError('unavailable', `The code for this could not be loaded: ${String(error)}`);
}

export function toBackendError(error: unknown): BackendError {
  if (error instanceof BackendError) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof FirebaseError)) return new BackendError('unknown', message, { cause: error });
  const details = 'details' in error && isJsonObject(error.details) ? error.details : {};
  if (details['outdated'] === true) return new BackendError('outdated', message, { cause: error });
  if (details['overBudget'] === true) return new BackendError('over-budget', message, { cause: error });
  const code = error.code.replace(/^functions\//, '');
  const { reason } = details;
  return new BackendError(isBackendErrorCode(code) ? code : 'unknown', message, {
    cause: error,
    ...(isCause(reason) && { reason }),
  });
}
