/** How long a write may stay invisible after its time stamp, in milliseconds; what is older than that is final. */
export const overlapMs = 10_000;

/**
 * Where to read from after everything up to the watermark was read at `checkedAt` or later. The server's times are finer
 * than a millisecond and the watermark is cut, so "after" begins with the next one.
 */
export const listenFrom = (watermark: number, checkedAt: number): number =>
  checkedAt - watermark > overlapMs ? watermark + 1 : watermark - overlapMs;
