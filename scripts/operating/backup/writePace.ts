import { setTimeout as sleep } from 'node:timers/promises';

/** The most that a database that nobody has used yet takes well, with room for what else is written. */
export const writesPerSecond = 400;

export interface PaceClock {
  /** Milliseconds. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
}

const machine: PaceClock = { now: () => performance.now(), sleep };

/** Waits until so many more writes are within the pace, whatever was waited for before. */
export function createWritePace(
  perSecond = writesPerSecond,
  { now, sleep: wait }: PaceClock = machine,
): (writes: number) => Promise<void> {
  let free = -Infinity;
  return async (writes) => {
    const start = Math.max(now(), free);
    free = start + (writes / perSecond) * 1_000;
    if (start > now()) await wait(start - now());
  };
}
