import { backoffMs } from '@/lib/backoff';

export const longestWaitMs = 5 * 60_000;

/** Milliseconds to wait before attempt `attempts + 1`. */
export const backoff = (attempts: number, random: () => number): number =>
  backoffMs(attempts, { first: 1_000, most: longestWaitMs }, random);
