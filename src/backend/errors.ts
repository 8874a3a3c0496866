import type { Cause } from '@/model/cause';

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
  // Waits for the next version of the page to send it.
  outdated: true,
  // Waits until the budget has room again.
  'over-budget': true,
  'permission-denied': false,
  'resource-exhausted': true,
  unauthenticated: true,
  unavailable: true,
  unimplemented: false,
  unknown: true,
};

/**
 * The codes of the specification, section 8, and three of ours: `conflict` for our own refusal, `outdated` if
 * this page is too old to write, and `over-budget` if the budget forbids it.
 */
export type BackendErrorCode = keyof typeof retryable;

/**
 * A refusal or failure of the outside world. `message` says what was expected and found; `cause` is the
 * original error.
 */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly code: BackendErrorCode;
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

export const isRetryable = (code: BackendErrorCode): boolean => retryable[code];

/** Whether it only means that the server was unreachable or too slow. */
export const isTransient = (code: BackendErrorCode): boolean =>
  code === 'unavailable' || code === 'deadline-exceeded' || code === 'cancelled' || code === 'unknown';

export const isBackendErrorCode = (code: string): code is BackendErrorCode => Object.hasOwn(retryable, code);
