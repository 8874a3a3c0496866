import type { Cause } from '@/model/cause';

/**
 * How the outside world says no: the codes of the specification, section 8, `conflict` for our own refusal, `outdated` where
 * this page is too old to write, and `over-budget` where the wiki does without to stay within its budget.
 */
export type BackendErrorCode =
  | 'aborted'
  | 'already-exists'
  | 'cancelled'
  | 'conflict'
  | 'data-loss'
  | 'deadline-exceeded'
  | 'failed-precondition'
  | 'internal'
  | 'invalid-argument'
  | 'not-found'
  | 'out-of-range'
  | 'outdated'
  | 'over-budget'
  | 'permission-denied'
  | 'resource-exhausted'
  | 'unauthenticated'
  | 'unavailable'
  | 'unimplemented'
  | 'unknown';

/** The world said no. `message` says what was expected and found; the original is kept as `cause`. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly code: BackendErrorCode;
  /** The message to the user, where that is more than the code says. */
  readonly reason: Cause | undefined;

  constructor(
    code: BackendErrorCode,
    message: string,
    { reason, ...options }: ErrorOptions & { readonly reason?: Cause } = {},
  ) {
    super(message, options);
    this.code = code;
    this.reason = reason;
  }
}

const retryable = {
  aborted: true,
  'already-exists': false,
  cancelled: true,
  conflict: false,
  'data-loss': false,
  'deadline-exceeded': true,
  'failed-precondition': false,
  internal: true,
  'invalid-argument': false,
  'not-found': false,
  'out-of-range': false,
  // Waits, and is sent by the page of the next version.
  outdated: true,
  // Waits until the budget has room again.
  'over-budget': true,
  'permission-denied': false,
  'resource-exhausted': true,
  unauthenticated: true,
  unavailable: true,
  unimplemented: false,
  unknown: true,
} as const satisfies Record<BackendErrorCode, boolean>;

/** Tells whether the same request may succeed later without anyone changing it. */
export const isRetryable = (code: BackendErrorCode): boolean => retryable[code];

/** Tells whether it says no more than that the server could not be reached, or not in time. */
export const isTransient = (code: BackendErrorCode): boolean =>
  code === 'unavailable' || code === 'deadline-exceeded' || code === 'cancelled' || code === 'unknown';

export const isBackendErrorCode = (code: string): code is BackendErrorCode => Object.hasOwn(retryable, code);
