/** Time that passes only on request, so that a day of sessions takes seconds. */
export interface VirtualTime {
  /** Runs everything that waits for no time, then lets that much time pass. */
  readonly pass: (ms: number) => Promise<void>;
  readonly restore: () => void;
}

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** Replaces the timers of this process and the monotonic clock until `restore` is called. */
export function takeTime(): VirtualTime {
  const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };
  const realNow = performance.now.bind(performance);
  const timers = new Map<number, Timer>();
  let now = 0;
  let ids = 0;

  Object.assign(globalThis, {
    setTimeout: (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
      ids += 1;
      timers.set(ids, { at: now + ms, run: () => run(...args) });
      return ids;
    },
    clearTimeout: (id: unknown) => void timers.delete(Number(id)),
  });
  performance.now = () => now;

  // Nested promises and messages take several turns.
  const settle = async () => {
    for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };

  return {
    pass: async (ms) => {
      const until = now + ms;
      await settle();
      for (;;) {
        const due = [...timers].filter(([, { at }]) => at <= until).sort(([, a], [, b]) => a.at - b.at)[0];
        if (due === undefined) break;
        const [id, { at, run }] = due;
        timers.delete(id);
        now = Math.max(now, at);
        run();
        await settle();
      }
      now = until;
    },
    restore: () => {
      Object.assign(globalThis, real);
      performance.now = realNow;
    },
  };
}
