import type { Estimate } from './belief';
import { Recalibrator, recalibrated, type Recalibration } from './recalibration';

interface Matches {
  /** Slots by day, event and place on the card. */
  readonly order: () => Int32Array;
  readonly dayAt: (slot: number) => number;
  readonly statedAt: (lead: Estimate) => number;
  /** Result of the first player. Nothing is learned from a draw. */
  readonly outcomeAt: (slot: number) => 0 | 1 | undefined;
}

/** A state is kept after this many matches. The next computation begins at the last valid one. */
const stride = 1_024;

/**
 * The chances of a rating book's matches, each recalibrated by the matches before it. Computed when they are first asked
 * for after an update, from the first match that it changed; what the beliefs state is kept for each match that no update
 * rated again.
 */
export class BookChances {
  /** The first player's advantage when the match was last rated: mean, variance. */
  private leads = new Float64Array(0);
  private stated = new Float64Array(0);
  private slopes = new Float64Array(0);
  private lapses = new Float64Array(0);
  private afterAll = new Recalibrator();
  private readonly learnedBefore: Recalibrator[] = [];
  /** Places before this one are unchanged since they were computed. */
  private computed = 0;
  private current = false;
  private readonly matches: Matches;

  constructor(matches: Matches) {
    this.matches = matches;
  }

  rated(slot: number, { mean, variance }: Estimate): void {
    if (slot >= this.stated.length) this.grow(slot + 1);
    this.leads[slot * 2] = mean;
    this.leads[slot * 2 + 1] = variance;
    this.stated[slot] = NaN;
  }

  outdate(from: number): void {
    this.computed = Math.min(this.computed, from);
    this.current = false;
  }

  /** The chance of the match's first player right before it, 0 to 1. */
  before(slot: number): number {
    this.follow();
    return recalibrated(this.stated[slot]!, { slope: this.slopes[slot]!, lapse: this.lapses[slot]! });
  }

  /** @param day days since 1970; its matches count */
  onDay(day: number): Recalibration {
    this.follow();
    const order = this.matches.order();
    let [low, high] = [0, order.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.matches.dayAt(order[middle]!) > day) high = middle;
      else low = middle + 1;
    }
    const next = order[low];
    return next === undefined ? this.afterAll : { slope: this.slopes[next]!, lapse: this.lapses[next]! };
  }

  private follow(): void {
    if (this.current) return;
    const { leads, stated, slopes, lapses, matches, learnedBefore } = this;
    const order = matches.order();
    const block = Math.floor(Math.max(0, this.computed - 1) / stride);
    const learning = learnedBefore[block]?.copy() ?? new Recalibrator();
    for (let at = block * stride; at < order.length; at += 1) {
      const slot = order[at]!;
      if (at % stride === 0) learnedBefore[at / stride] = learning.copy();
      if (Number.isNaN(stated[slot]!))
        stated[slot] = matches.statedAt({ mean: leads[slot * 2]!, variance: leads[slot * 2 + 1]! });
      slopes[slot] = learning.slope;
      lapses[slot] = learning.lapse;
      const outcome = matches.outcomeAt(slot);
      if (outcome !== undefined) learning.learn(stated[slot]!, outcome);
    }
    this.afterAll = learning;
    this.computed = order.length;
    this.current = true;
  }

  private grow(size: number): void {
    const larger = (from: Float64Array, width = 1) => {
      const to = new Float64Array(size * 2 * width);
      to.set(from);
      return to;
    };
    this.leads = larger(this.leads, 2);
    this.stated = larger(this.stated);
    this.slopes = larger(this.slopes);
    this.lapses = larger(this.lapses);
  }
}
