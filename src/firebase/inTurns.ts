import { pause } from '@/lib/pause';

/** Work that goes on part by part, with the main thread given back in between. */
export interface Turns {
  /** Does the parts in order, after whatever still waits; a single one at once where nothing does. */
  readonly add: (parts: readonly (() => void)[]) => void;
  /** Gives up what waits. */
  readonly end: () => void;
}

export function createTurns(): Turns {
  let waiting: (() => void)[] = [];
  let working = false;

  async function work(): Promise<void> {
    working = true;
    try {
      for (;;) {
        await pause();
        const part = waiting.shift();
        if (!part) return;
        part();
      }
    } finally {
      working = false;
    }
  }

  return {
    add: (parts) => {
      const [only] = parts;
      if (only && parts.length === 1 && !working) {
        only();
        return;
      }
      waiting.push(...parts);
      if (!working) void work();
    },
    end: () => {
      waiting = [];
    },
  };
}
