import { pause } from '@/lib/pause';

export interface Turns {
  /** Queues the parts. A single part runs at once if the queue is empty. */
  readonly add: (parts: readonly (() => void)[]) => void;
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
