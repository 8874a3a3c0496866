const dayMs = 24 * 60 * 60_000;

/** Days for which a tombstone informs absent clients of a deletion. */
export const tombstoneDays = 90;

export const purgeBefore = (now: number): number => now - tombstoneDays * dayMs;
