export interface Pace {
  readonly size: () => number;
  readonly took: (ms: number) => void;
}

export interface PaceOptions {
  /** Time limit per turn. Far below 50 ms, which browsers call a long task, in case the device is busy. */
  readonly budgetMs?: number;
  readonly first?: number;
  readonly least?: number;
  readonly most?: number;
}

/** Adapts to the device: a fast one does more per turn, and a slow or busy one yields as often. */
export function createPace({ budgetMs = 4, first = 100, least = 25, most = 500 }: PaceOptions = {}): Pace {
  let size = first;
  return {
    size: () => size,
    took: (ms) => {
      // At most half or double per step: a single slow turn may be a garbage collection.
      const factor = Math.min(2, Math.max(0.5, budgetMs / Math.max(ms, 0.1)));
      size = Math.min(most, Math.max(least, Math.round(size * factor)));
    },
  };
}
