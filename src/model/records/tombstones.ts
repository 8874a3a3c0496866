const dayMs = 24 * 60 * 60_000;

export const tombstoneDays = 90;

export const purgeBefore = (now: number): number => now - tombstoneDays * dayMs;
