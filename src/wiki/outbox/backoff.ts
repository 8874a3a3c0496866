const firstWaitMs = 1_000;

/** Nothing waits longer than this between two attempts, in milliseconds. */
export const longestWaitMs = 5 * 60_000;

/**
 * Waiting time in milliseconds before attempt `attempts + 1`: doubled each time, spread over the upper half so that
 * devices do not meet.
 */
export function backoff(attempts: number, random: () => number): number {
  return Math.min(longestWaitMs, firstWaitMs * 2 ** (attempts - 1)) * (0.5 + random() / 2);
}
