import type { Copies } from '@/backend/copies';
import type { BudgetStage } from '@/model/budget';

export interface KnownStageOptions {
  readonly copies: Pick<Copies, 'status'>;
  /** Milliseconds, of a clock that only goes on. */
  readonly now: () => number;
  /** Resolves after so many milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
}

/** The stage of the budget, as far as this page knows. */
export interface KnownStage {
  /** Resolves with it: the first time once it is learnt, or took too long; later with what is known, while it is asked for anew. */
  readonly ask: () => Promise<BudgetStage>;
  /** The stage that was learnt last; 0 before any was. */
  readonly known: () => BudgetStage;
  /** Calls back with each stage that is another than before. */
  readonly listen: (changed: (stage: BudgetStage) => void) => void;
}

/** How long an answer is good, how long the first one is waited for, and when it is asked for again where there was none. */
const keptMs = 10 * 60_000;
const patienceMs = 3_000;
const againMs = 60_000;

/** Learns the stage from the published status, which is a small file that hosts keep near their readers. */
export function createKnownStage({ copies, now, wait }: KnownStageOptions): KnownStage {
  const listeners: ((stage: BudgetStage) => void)[] = [];
  let stage: BudgetStage = 0;
  let first: Promise<void> | undefined;
  let nextAt = -Infinity;

  async function learn(): Promise<void> {
    try {
      const { stage: found } = await copies.status(new AbortController().signal);
      if (found === stage) return;
      stage = found;
      for (const changed of listeners) changed(found);
    } catch {
      // A stage that was known stays; a wiki that has published no status yet does without nothing.
      nextAt = Math.min(nextAt, now() + againMs);
    }
  }

  return {
    ask: async () => {
      if (now() >= nextAt) {
        nextAt = now() + keptMs;
        const learnt = learn();
        first ??= Promise.race([learnt, wait(patienceMs)]);
      }
      await first;
      return stage;
    },
    known: () => stage,
    listen: (changed) => void listeners.push(changed),
  };
}
