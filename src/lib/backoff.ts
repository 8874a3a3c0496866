export interface BackoffLimits {
  readonly first: number;
  readonly most: number;
}

/**
 * Milliseconds to wait after `failures` failures in a row: doubles each time, with jitter over the upper half
 * so that devices spread out. `random` returns 0 up to 1; a constant 1 gives no jitter.
 */
export const backoffMs = (failures: number, { first, most }: BackoffLimits, random: () => number): number =>
  Math.min(most, first * 2 ** (failures - 1)) * (0.5 + random() / 2);
