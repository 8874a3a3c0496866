export const overlapMs = 10_000;

/**
 * Where to continue after everything up to the watermark was read at `checkedAt` or later. The server's times
 * are finer than a millisecond and the watermark is truncated, so "after" begins at the next one.
 */
export const listenFrom = (watermark: number, checkedAt: number): number =>
  checkedAt - watermark > overlapMs ? watermark + 1 : watermark - overlapMs;
