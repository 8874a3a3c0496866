import type { FunctionsErrorCode } from 'firebase-functions/v2/https';

export const failureSentences = {
  'deadline-exceeded': 'The time of one call was not enough.',
  'resource-exhausted': 'The database takes no more for now.',
  aborted: 'Others kept changing the same documents.',
  unavailable: 'A service that this needs did not answer.',
  internal: 'Something went wrong that nobody expected.',
} as const satisfies Partial<Record<FunctionsErrorCode, string>>;

export type FailureCode = keyof typeof failureSentences;

/** Firestore's gRPC status numbers that the caller gets as more than `internal`. */
const callableCodes: Readonly<Record<number, FailureCode>> = {
  4: 'deadline-exceeded',
  8: 'resource-exhausted',
  10: 'aborted',
  14: 'unavailable',
};

const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : undefined;

/** Auth was unavailable. What Auth says about an account is a refusal instead. */
const isOutage = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['app/network-error', 'app/network-timeout', 'auth/network-request-failed', 'auth/internal-error'].includes(
    String(error.code),
  );

export const callableCode = (error: unknown): FailureCode =>
  isOutage(error) ? 'unavailable' : (callableCodes[codeOf(error) ?? -1] ?? 'internal');

/**
 * Whether trying further deltas is useless: Firestore does not respond, accepts no more, or the time is up.
 */
export const endsCall = (error: unknown): boolean => [4, 8, 14].includes(codeOf(error) ?? -1);

/** Whether Firestore rejects the request itself, for example a reserved document id. */
export const isUnaskable = (error: unknown): boolean =>
  codeOf(error) === 3 || (error instanceof Error && error.message.startsWith('Value for argument '));

/** Whether a write failed because the document was created, changed or deleted since it was read. */
export const isLostRace = (error: unknown): boolean => [5, 6, 9, 10].includes(codeOf(error) ?? -1);

export const deadlineExceeded = (): Error =>
  Object.assign(new Error('Expected to finish within the time of one call'), { code: 4 });
