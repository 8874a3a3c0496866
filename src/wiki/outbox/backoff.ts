import { backoffMs } from '@/lib/backoff';

/** Nothing waits longer than this between two attempts, in milliseconds. */
export const longestWaitMs = 5 * 60_000;

/** Waiting time in milliseconds before attempt `attempts + 1`. */
export const backoff = (attempts: number, random: () => number): number =>
  backoffMs(attempts, { first: 1_000, most: longestWaitMs }, random);
