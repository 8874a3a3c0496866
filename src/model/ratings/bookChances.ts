import { Recalibrator, recalibrated, type Recalibration } from './recalibration';

interface Matches {
  /** Slots by day, event and place on the card. */
  readonly order: () => Int32Array;
  readonly dayAt: (slot: number) => number;
  /** The chance of the first player that the beliefs right before the match give. */
  readonly statedAt: (slot: number) => number;
  /** Of the first player; a draw teaches nothing. */
  readonly outcomeAt: (slot: number) => 0 | 1 | undefined;
}

/**
 * The chances of a rating book's matches, each recalibrated by the matches before it. Computed when they are first asked
 * for after an update; what the beliefs state is kept for each match that the update did not rate again.
 */
export class BookChances {
  private stated = new Float64Array(0);
  private slopes = new Float64Array(0);
  private lapses = new Float64Array(0);
  private afterAll: Recalibration = new Recalibrator();
  private current = false;
  private readonly matches: Matches;

  constructor(matches: Matches) {
    this.matches = matches;
  }

  /** Forgets the chance of a match whose players' beliefs changed. */
  forget(slot: number): void {
    if (slot >= this.stated.length) this.grow(slot + 1);
    this.stated[slot] = NaN;
  }

  /** After each update of the book. */
  outdate(): void {
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
    this.current = true;
    const { stated, slopes, lapses, matches } = this;
    const learning = new Recalibrator();
    for (const slot of matches.order()) {
      if (Number.isNaN(stated[slot]!)) stated[slot] = matches.statedAt(slot);
      slopes[slot] = learning.slope;
      lapses[slot] = learning.lapse;
      const outcome = matches.outcomeAt(slot);
      if (outcome !== undefined) learning.learn(stated[slot]!, outcome);
    }
    this.afterAll = learning;
  }

  private grow(size: number): void {
    const larger = (from: Float64Array) => {
      const to = new Float64Array(size * 2);
      to.set(from);
      return to;
    };
    this.stated = larger(this.stated);
    this.slopes = larger(this.slopes);
    this.lapses = larger(this.lapses);
  }
}
