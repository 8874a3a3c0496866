import { FirebaseError } from 'firebase/app';
import type { FirestoreErrorCode } from 'firebase/firestore';
import type { FunctionsErrorCode } from 'firebase/functions';
import { isJsonObject } from '@/lib/json';
import { isCause } from '@/model/cause';
import { BackendError, type BackendErrorCode } from '@/backend/errors';

type SdkCode =
  | FirestoreErrorCode
  | (FunctionsErrorCode extends `functions/${infer Code}` ? Code : FunctionsErrorCode);

const codes = {
  ok: 'unknown',
  aborted: 'aborted',
  'already-exists': 'already-exists',
  cancelled: 'cancelled',
  'data-loss': 'data-loss',
  'deadline-exceeded': 'deadline-exceeded',
  'failed-precondition': 'failed-precondition',
  internal: 'internal',
  'invalid-argument': 'invalid-argument',
  'not-found': 'not-found',
  'out-of-range': 'out-of-range',
  'permission-denied': 'permission-denied',
  'resource-exhausted': 'resource-exhausted',
  unauthenticated: 'unauthenticated',
  unavailable: 'unavailable',
  unimplemented: 'unimplemented',
  unknown: 'unknown',
} as const satisfies Record<SdkCode, BackendErrorCode>;

const isSdkCode = (code: string): code is SdkCode => Object.hasOwn(codes, code);

export function rethrow(error: unknown): never {
  throw toBackendError(error);
}

/** Wraps an SDK error; the original is the cause. Own errors are returned unchanged. */
export function toBackendError(error: unknown): BackendError {
  if (error instanceof BackendError) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof FirebaseError)) return new BackendError('unknown', message, { cause: error });
  // Our functions add these details to a refusal.
  const details = 'details' in error && isJsonObject(error.details) ? error.details : {};
  if (details['outdated'] === true) return new BackendError('outdated', message, { cause: error });
  if (details['overBudget'] === true) return new BackendError('over-budget', message, { cause: error });
  const code = error.code.replace(/^functions\//, '');
  const { reason } = details;
  return new BackendError(isSdkCode(code) ? codes[code] : 'unknown', message, {
    cause: error,
    ...(isCause(reason) && { reason }),
  });
}
