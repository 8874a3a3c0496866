/**
 * Upper bounds of each function. They alone limit what a visitor with a script can cost the owner.
 * `docs/costs.md` is computed from this table, and a test compares each deployed function with it.
 */
export interface Capacity {
  readonly memory: '256MiB' | '512MiB' | '1GiB' | '2GiB';
  readonly concurrency: number;
  readonly maxInstances: number;
  readonly timeoutSeconds: number;
  /**
   * Most documents that one instance reads per minute for visitors; absent where only signed-in users or
   * Google call.
   */
  readonly readsPerMinute?: number;
}

export const capacity = {
  /** For each callable. A call holds its deltas and their records in memory. */
  callable: { memory: '256MiB', concurrency: 20, maxInstances: 5, timeoutSeconds: 70 },
  /** Open to visitors without an account. The limit of reports per day is low, so two instances suffice. */
  report: { memory: '256MiB', concurrency: 20, maxInstances: 2, timeoutSeconds: 60, readsPerMinute: 3_000 },
  /** An export reads all proposals of an account in pages of 200 documents. */
  ownAccount: {
    memory: '256MiB',
    concurrency: 20,
    maxInstances: 2,
    timeoutSeconds: 60,
    readsPerMinute: 12_000,
  },
  browserErrors: {
    memory: '256MiB',
    concurrency: 20,
    maxInstances: 1,
    timeoutSeconds: 60,
    readsPerMinute: 3_000,
  },
  /** Open to phones at the tables without an account. */
  score: { memory: '256MiB', concurrency: 40, maxInstances: 2, timeoutSeconds: 60, readsPerMinute: 12_000 },
  deltaWritten: { memory: '256MiB', concurrency: 80, maxInstances: 1, timeoutSeconds: 60 },
  /** One instance, so that reserved names follow the order of changes. */
  profileWritten: { memory: '256MiB', concurrency: 80, maxInstances: 1, timeoutSeconds: 60 },
  actLogged: { memory: '256MiB', concurrency: 80, maxInstances: 1, timeoutSeconds: 60 },
  matchUpdated: { memory: '256MiB', concurrency: 80, maxInstances: 1, timeoutSeconds: 60 },
  eventUpdated: { memory: '256MiB', concurrency: 80, maxInstances: 1, timeoutSeconds: 60 },
  accountDeleted: { memory: '256MiB', concurrency: 1, maxInstances: 3, timeoutSeconds: 60 },
  purge: { memory: '256MiB', concurrency: 1, maxInstances: 1, timeoutSeconds: 540 },
  /** One instance. If time runs out, the next morning's run continues. */
  digest: { memory: '256MiB', concurrency: 1, maxInstances: 1, timeoutSeconds: 540 },
  /** One instance, because two pieces of work may write the same matches. */
  staleCopiesCreated: { memory: '256MiB', concurrency: 1, maxInstances: 1, timeoutSeconds: 300 },
  refreshCopies: { memory: '256MiB', concurrency: 1, maxInstances: 1, timeoutSeconds: 300 },
  /** Holds all records and their ratings, like `feed`. One instance, because tables add up others. */
  pickStaleWritten: { memory: '1GiB', concurrency: 1, maxInstances: 1, timeoutSeconds: 300 },
  /** Loads all records, like `feed`, with the first live change worth a notice. Few are. */
  liveWritten: { memory: '1GiB', concurrency: 80, maxInstances: 1, timeoutSeconds: 300 },
  picks: { memory: '256MiB', concurrency: 1, maxInstances: 1, timeoutSeconds: 240 },
  /** Holds all records and a word index of player names: about 300 MB for 100,000 records. */
  snapshot: { memory: '2GiB', concurrency: 1, maxInstances: 1, timeoutSeconds: 540 },
  /** The last run of an hour ends before `snapshot` may start. */
  changes: { memory: '256MiB', concurrency: 1, maxInstances: 1, timeoutSeconds: 240 },
  budget: { memory: '256MiB', concurrency: 1, maxInstances: 1, timeoutSeconds: 60 },
  data: { memory: '512MiB', concurrency: 20, maxInstances: 4, timeoutSeconds: 60 },
  /** Holds all records, like `feed`. Reads documents only for records that its copy lacks. */
  page: { memory: '1GiB', concurrency: 20, maxInstances: 4, timeoutSeconds: 60, readsPerMinute: 3_000 },
  /** Likewise. Drawing takes about 30 ms of CPU; the fonts take about 100 MB. */
  preview: { memory: '1GiB', concurrency: 8, maxInstances: 4, timeoutSeconds: 60 },
  /** Holds all records, about 300 MB for 100,000, and their ratings. */
  feed: { memory: '1GiB', concurrency: 20, maxInstances: 2, timeoutSeconds: 60 },
  sitemap: { memory: '512MiB', concurrency: 4, maxInstances: 2, timeoutSeconds: 60 },
} as const satisfies Record<string, Capacity>;
