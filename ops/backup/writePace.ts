import { setTimeout as sleep } from 'node:timers/promises';

/** Writes per second that a new database accepts, with room for others. */
export const writesPerSecond = 400;

export interface PaceClock {
  /** Milliseconds. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
}

const machine: PaceClock = { now: () => performance.now(), sleep };
const secondMs = 1_000;

interface Commit {
  readonly at: number;
  readonly writes: number;
}

/**
 * Waits until this many more writes are within the pace: any second contains at most `writesPerSecond`. A larger commit
 * gets a second for itself.
 */
export function createWritePace(
  perSecond = writesPerSecond,
  { now, sleep: wait }: PaceClock = machine,
): (writes: number) => Promise<void> {
  let commits: readonly Commit[] = [];
  return async (writes) => {
    let at = Math.max(now(), commits.at(-1)?.at ?? -Infinity);
    const earliest = at - secondMs;
    commits = commits.filter((commit) => commit.at > earliest);
    for (let [first] = commits; first && sum(commits) + writes > perSecond; [first] = commits) {
      at = first.at + secondMs;
      commits = commits.slice(1);
    }
    commits = [...commits, { at, writes }];
    if (at > now()) await wait(at - now());
  };
}

const sum = (commits: readonly Commit[]): number => commits.reduce((total, { writes }) => total + writes, 0);
