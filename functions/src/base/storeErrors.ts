import type { FunctionsErrorCode } from 'firebase-functions/v2/https';

/** The sentence that the caller is told of a failure that is no refusal. */
export const failureSentences = {
  'deadline-exceeded': 'The time of one call was not enough.',
  'resource-exhausted': 'The database takes no more for now.',
  aborted: 'Others kept changing the same documents.',
  unavailable: 'A service that this needs did not answer.',
  internal: 'Something went wrong that nobody expected.',
} as const satisfies Partial<Record<FunctionsErrorCode, string>>;

export type FailureCode = keyof typeof failureSentences;

/** gRPC status numbers that Firestore's errors carry as `code`, as far as the caller is told more than `internal`. */
const callableCodes: Readonly<Record<number, FailureCode>> = {
  4: 'deadline-exceeded',
  8: 'resource-exhausted',
  10: 'aborted',
  14: 'unavailable',
};

const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : undefined;

/** The accounts could not be asked; what they say of an account is a refusal and told as such. */
const isOutage = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['app/network-error', 'app/network-timeout', 'auth/network-request-failed', 'auth/internal-error'].includes(
    String(error.code),
  );

/** The callable's code for an error that is not about one delta. */
export const callableCode = (error: unknown): FailureCode =>
  isOutage(error) ? 'unavailable' : (callableCodes[codeOf(error) ?? -1] ?? 'internal');

/** Tells whether trying the next delta is no use: the store does not answer, takes no more, or time is up. */
export const endsCall = (error: unknown): boolean => [4, 8, 14].includes(codeOf(error) ?? -1);

/**
 * Tells whether the store was asked for something it has no way to do, such as a document with an id it keeps for
 * itself.
 */
export const isUnaskable = (error: unknown): boolean =>
  codeOf(error) === 3 || (error instanceof Error && error.message.startsWith('Value for argument '));

/**
 * Tells whether a write was refused because the document is not, or no longer, as it was read: gone, made or changed
 * meanwhile.
 */
export const isLostRace = (error: unknown): boolean => [5, 6, 9, 10].includes(codeOf(error) ?? -1);

/** The call's own time is up; what is left is for the next call. */
export const deadlineExceeded = (): Error =>
  Object.assign(new Error('Expected to finish within the time of one call'), { code: 4 });
