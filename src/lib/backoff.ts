/** In milliseconds. */
export interface BackoffLimits {
  readonly first: number;
  readonly most: number;
}

/**
 * How long to wait after so many failures in a row, in milliseconds: doubled each time, spread over the upper half so that
 * devices do not meet. `random` gives from 0 up to 1; a constant 1 does not spread.
 */
export const backoffMs = (failures: number, { first, most }: BackoffLimits, random: () => number): number =>
  Math.min(most, first * 2 ** (failures - 1)) * (0.5 + random() / 2);
