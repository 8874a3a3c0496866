import type { Copies } from '@/backend/copies';
import type { BudgetStage } from '@/model/operating/budget';

export interface KnownStageOptions {
  readonly copies: Pick<Copies, 'status'>;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

/** Lifetime of an answer, time limit of the first wait, and retry interval without an answer. */
const keptMs = 10 * 60_000;
const patienceMs = 3_000;
const againMs = 60_000;

/** What others need of `KnownStage`. */
export type BudgetStageSource = Pick<KnownStage, 'ask' | 'known' | 'listen'>;

/** Reads the stage from the published status, a small file that the host caches near readers. */
export class KnownStage {
  readonly #options: KnownStageOptions;
  readonly #listeners: ((stage: BudgetStage) => void)[] = [];
  #stage: BudgetStage = 0;
  #first: Promise<void> | undefined;
  #nextAt = -Infinity;

  constructor(options: KnownStageOptions) {
    this.#options = options;
  }

  /**
   * The first call waits for the status, for a limited time. Later calls return the known stage while a new
   * status loads.
   */
  async ask(): Promise<BudgetStage> {
    const { now, wait } = this.#options;
    if (now() >= this.#nextAt) {
      this.#nextAt = now() + keptMs;
      const learnt = this.#learn();
      this.#first ??= Promise.race([learnt, wait(patienceMs)]);
    }
    await this.#first;
    return this.#stage;
  }

  known(): BudgetStage {
    return this.#stage;
  }

  listen(changed: (stage: BudgetStage) => void): void {
    this.#listeners.push(changed);
  }

  async #learn(): Promise<void> {
    const { copies, now } = this.#options;
    try {
      const { stage: found } = await copies.status();
      if (found === this.#stage) return;
      this.#stage = found;
      for (const changed of this.#listeners) changed(found);
    } catch {
      // Keep the known stage. A wiki without a published status has stage 0.
      this.#nextAt = Math.min(this.#nextAt, now() + againMs);
    }
  }
}
