import type { Budgets } from './budgets';

const kB = 1000;

/**
 * The weight that the client may have: a little above what it had when the number was last set, so that no build fails by the
 * bytes in which two builds of the same sources differ. Of the first page's scripts, the prescribed packages (React, router,
 * store) take 87 kB, and icons 3. A lazy part counts with all that it needs beyond the first page.
 */
export const budgets: Budgets = {
  firstScripts: 150 * kB,
  firstStyles: 7 * kB,
  lazy: {
    // The SDK of Firestore, Auth, Functions and App Check, and what talks to them: outbox sender, session, parsers.
    'wiki-boot': 155 * kB,
    // A first visitor waits for it beside the page's own code.
    'first-visit': 9 * kB,
    'page-rankings': 12 * kB,
    // The heaviest pages of those that decide, enter, and keep what waits. The queue may have thousands of rows.
    'page-moderation': 120 * kB,
    'page-proposal': 85 * kB,
    'page-new-card': 74 * kB,
    'page-add-to-card': 74 * kB,
    'page-import': 80 * kB,
    'page-outbox': 66 * kB,
    editing: 76 * kB,
  },
  // The heaviest of the pages that readers meet: an event.
  otherLazy: 50 * kB,
  whole: 1_300 * kB,
};

/**
 * Most bytes and round trips before a first visitor sees the first row of Home's leaders and of the rankings:
 * within five seconds on a very slow network (400 kbit/s, 400 ms). `test/e2e/firstRows.spec.ts` counts, and
 * measures no time.
 */
export const firstRowBudget = {
  /** Of the files without which there is no row, as hosting sends them, with their headers. */
  bytes: 23 * kB,
  /** To the host and back, each for what the one before has told of: the page, its first script, the published file. */
  trips: 3,
  /** Before them all, for the connection and its keys. */
  connecting: 2,
  network: { bytesPerSecond: 50_000, msPerTrip: 400 },
  ms: 5_000,
} as const;
