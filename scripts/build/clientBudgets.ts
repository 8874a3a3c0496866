import type { Budgets } from './budgets';

const kB = 1000;

/**
 * Largest sizes of the client: slightly above the sizes when they were last set, because two builds of the same sources
 * differ by some bytes. Of the first page's scripts, the prescribed packages (React, router, store) take 80 kB, and
 * icons 1.5. A lazy part counts with everything it needs beyond the first page.
 */
export const budgets: Budgets = {
  firstScripts: 145.7 * kB,
  // Those in the page compress apart from the rest.
  firstStyles: 7.5 * kB,
  // All that the page asks for at once.
  firstVisit: 162 * kB,
  lazy: {
    // The SDK of Firestore, Auth, Functions and App Check, and the code that uses them: outbox sender, session,
    // parsers.
    'wiki-boot': 157 * kB,
    // A first visitor waits for it beside the page's own code.
    firstVisit: 9.5 * kB,
    RankingsPage: 14.4 * kB,
    // The heaviest pages of those that decide, enter, and keep what waits. The queue may have thousands of rows.
    ModerationPage: 128 * kB,
    ProposalPage: 95.5 * kB,
    NewCardPage: 89 * kB,
    AddToCardPage: 89 * kB,
    ImportPage: 77.2 * kB,
    OutboxPage: 69.8 * kB,
    ReportsPage: 55 * kB,
    editing: 84.2 * kB,
  },
  otherLazy: 60 * kB,
  whole: 1_690 * kB,
};

/**
 * Most bytes and round trips before a first visitor sees the first row of Home's leaders and of the rankings: within
 * five seconds on a very slow network (400 kbit/s, 400 ms). `test/e2e/firstRows.spec.ts` counts, and measures no time.
 */
export const firstRowBudget = {
  /** Files that the row needs, as hosting sends them, with their headers. */
  bytes: 18 * kB,
  /** Round trips to the host: the page with its rows carries the styles and the script of its first paint. */
  trips: 1,
  /** Round trips before those, for the connection and its keys. */
  connecting: 2,
  network: { bytesPerSecond: 50_000, msPerTrip: 400 },
  ms: 5_000,
} as const;
