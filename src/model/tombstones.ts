const dayMs = 24 * 60 * 60_000;

/** How long a tombstone tells clients that were away that its record is gone, in days. */
export const tombstoneDays = 90;

/** Epoch milliseconds before which tombstones are purged. */
export const purgeBefore = (now: number): number => now - tombstoneDays * dayMs;
