/**
 * How far each function may grow. Nothing else limits what a visitor with a script makes the owner pay: `docs/costs.md` is
 * computed from this table, and a test holds every deployed function to it.
 */
export interface Capacity {
  readonly memory: '256MiB' | '512MiB' | '1GiB' | '2GiB';
  /** Requests that one instance answers at a time. */
  readonly concurrency: number;
  readonly maxInstances: number;
  readonly timeoutSeconds: number;
  /** Documents that one instance reads in a minute for visitors; absent where only signed-in users or Google call. */
  readonly readsPerMinute?: number;
}

export const capacity = {
  /** Each callable by itself. A call holds the deltas it was given and the records they are about. */
  callable: { memory: '256MiB', concurrency: 20, maxInstances: 5, timeoutSeconds: 70 },
  /** Visitors without an account call it; a day has room for so few reports that two instances are plenty. */
  report: { memory: '256MiB', concurrency: 20, maxInstances: 2, timeoutSeconds: 60, readsPerMinute: 3_000 },
  /** An export is read by pages of two hundred documents, of all proposals that an account ever made. */
  ownAccount: {
    memory: '256MiB',
    concurrency: 20,
    maxInstances: 2,
    timeoutSeconds: 60,
    readsPerMinute: 12_000,
  },
  /** Of a day there is room for few, and who is refused tries again another day. */
  browserErrors: {
    memory: '256MiB',
    concurrency: 20,
    maxInstances: 1,
    timeoutSeconds: 60,
    readsPerMinute: 3_000,
  },
  /** One instance, so that an author's writes gather in one place. */
  deltaWritten: { memory: '256MiB', concurrency: 80, maxInstances: 1, timeoutSeconds: 60 },
  /** One instance, so that what is reserved follows the order of the changes. */
  profileWritten: { memory: '256MiB', concurrency: 80, maxInstances: 1, timeoutSeconds: 60 },
  /** The log grows with the acts of moderators alone. */
  actLogged: { memory: '256MiB', concurrency: 80, maxInstances: 1, timeoutSeconds: 60 },
  accountDeleted: { memory: '256MiB', concurrency: 1, maxInstances: 3, timeoutSeconds: 60 },
  purge: { memory: '256MiB', concurrency: 1, maxInstances: 1, timeoutSeconds: 540 },
  /** One instance; the next morning goes on where there was not time for all. */
  digest: { memory: '256MiB', concurrency: 1, maxInstances: 1, timeoutSeconds: 540 },
  /** One instance, since two pieces of this work may want the same matches. */
  staleCopiesCreated: { memory: '256MiB', concurrency: 1, maxInstances: 1, timeoutSeconds: 300 },
  refreshCopies: { memory: '256MiB', concurrency: 1, maxInstances: 1, timeoutSeconds: 300 },
  /** Holds all records at once, and besides them the names of players as words: some 300 MB for 100,000. */
  snapshot: { memory: '2GiB', concurrency: 1, maxInstances: 1, timeoutSeconds: 540 },
  changes: { memory: '256MiB', concurrency: 1, maxInstances: 1, timeoutSeconds: 300 },
  /** One instance, so that messages are taken one after the other. */
  budget: { memory: '256MiB', concurrency: 1, maxInstances: 1, timeoutSeconds: 60 },
  /** A part is some megabytes once it is unpacked for who cannot. */
  data: { memory: '512MiB', concurrency: 20, maxInstances: 4, timeoutSeconds: 60 },
  /** A page holds the matches of one record, some hundred kilobytes; all share the published ratings. */
  page: { memory: '512MiB', concurrency: 20, maxInstances: 4, timeoutSeconds: 60, readsPerMinute: 12_000 },
  /** Drawing takes the processor for some 30 ms and the fonts some 100 MB. */
  preview: { memory: '512MiB', concurrency: 8, maxInstances: 4, timeoutSeconds: 60, readsPerMinute: 3_000 },
  /** Holds all records at once: some 300 MB for 100,000, and their ratings. */
  feed: { memory: '1GiB', concurrency: 20, maxInstances: 2, timeoutSeconds: 60 },
  /** Holds a part of the published copy and the text made of it. */
  sitemap: { memory: '512MiB', concurrency: 4, maxInstances: 2, timeoutSeconds: 60 },
} as const satisfies Record<string, Capacity>;
