import { isBackendErrorCode, type BackendErrorCode } from '@/backend/errors';
import { errors } from '@/language/en/errors';
import type { Text } from '@/language/text';

const errorWords = {
  aborted: errors.aborted,
  'already-exists': errors.alreadyExists,
  cancelled: errors.cancelled,
  conflict: errors.conflict,
  'data-loss': errors.dataLoss,
  'deadline-exceeded': errors.deadlineExceeded,
  'failed-precondition': errors.failedPrecondition,
  internal: errors.internal,
  'invalid-argument': errors.invalidArgument,
  'not-found': errors.notFound,
  'out-of-range': errors.outOfRange,
  outdated: errors.outdated,
  'over-budget': errors.overBudget,
  'permission-denied': errors.permissionDenied,
  'resource-exhausted': errors.resourceExhausted,
  unauthenticated: errors.unauthenticated,
  unavailable: errors.unavailable,
  unimplemented: errors.unimplemented,
  unknown: errors.unknown,
} as const satisfies Record<BackendErrorCode, Text>;

/** Why something could not be loaded. A refusal also says what to do. */
export const loadErrorWord = (code: string): Text =>
  code === 'permission-denied' || code === 'unauthenticated' ? errors.refusedToShow : errorWord(code);

const errorWord = (code: string): Text => (isBackendErrorCode(code) ? errorWords[code] : errors.unknown);
