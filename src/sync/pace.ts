/** How much is done in one turn of the main thread. */
export interface Pace {
  /** So many pieces are to be done next. */
  readonly size: () => number;
  /** The time those took, in milliseconds. */
  readonly took: (ms: number) => void;
}

export interface PaceOptions {
  /**
   * The time a turn may take: well below the 50 ms that a browser calls long, also when the device is busy with
   * something else.
   */
  readonly budgetMs?: number;
  readonly first?: number;
  readonly least?: number;
  readonly most?: number;
}

/** Follows the device: a quick one does more at a time, and a slow or busy one gives the page its turn as often. */
export function createPace({ budgetMs = 4, first = 100, least = 25, most = 500 }: PaceOptions = {}): Pace {
  let size = first;
  return {
    size: () => size,
    took: (ms) => {
      // By half or twice at once: a single pause of the collector says little.
      const factor = Math.min(2, Math.max(0.5, budgetMs / Math.max(ms, 0.1)));
      size = Math.min(most, Math.max(least, Math.round(size * factor)));
    },
  };
}
