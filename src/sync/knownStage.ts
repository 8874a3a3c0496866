import type { Copies } from '@/backend/copies';
import type { BudgetStage } from '@/model/operating/budget';

export interface KnownStageOptions {
  readonly copies: Pick<Copies, 'status'>;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

export interface KnownStage {
  /**
   * The first call waits for the status, for a limited time. Later calls return the known stage while a new
   * status loads.
   */
  readonly ask: () => Promise<BudgetStage>;
  readonly known: () => BudgetStage;
  readonly listen: (changed: (stage: BudgetStage) => void) => void;
}

/** Lifetime of an answer, time limit of the first wait, and retry interval without an answer. */
const keptMs = 10 * 60_000;
const patienceMs = 3_000;
const againMs = 60_000;

/** Reads the stage from the published status, a small file that the host caches near readers. */
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
      // Keep the known stage. A wiki without a published status has stage 0.
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
