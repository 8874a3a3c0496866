import type { Budgets } from './budgets';

const kB = 1000;

/**
 * The weight that the client may have: at least 3 % above what it did when the number was last set, so that no build is over by the
 * bytes in which two of the same sources differ. Of the first page's scripts, the packages that are given (React, router,
 * store, storage) take 107 kB; whoever takes something out lowers the budget. A lazy part counts with all that it needs, so
 * what several share counts in each.
 */
export const budgets: Budgets = {
  firstScripts: 191.5 * kB,
  firstStyles: 8 * kB,
  lazy: {
    // The SDK of Firestore, Auth, Functions and App Check, and what talks to them: outbox sender, session, parsers.
    'wiki-boot': 219.5 * kB,
    // The readers of stored commands, rows and definitions: before anything else that is shared, so it may need none of that.
    'stored-documents': 20 * kB,
    // A first visitor waits for it beside the page's own code.
    'first-visit': 11 * kB,
    markdown: 33 * kB,
    // The table that writes every script in Latin letters.
    scripts: 45 * kB,
    menu: 125 * kB,
    dialogs: 125 * kB,
    editing: 139 * kB,
    'search-dialog': 128.5 * kB,
    // The rows of a first visit stand in the page before this code is there.
    'page-rankings': 12.5 * kB,
    'first-ranking': 20.5 * kB,
    // Where links from elsewhere lead.
    'page-sport': 106.5 * kB,
    'page-event': 42.5 * kB,
    'page-player': 45 * kB,
    // With the virtual list, since a queue may be of thousands.
    'page-moderation': 182 * kB,
    'page-proposal': 146 * kB,
    'page-outbox': 142 * kB,
    'page-new-card': 110 * kB,
    'page-add-to-card': 110 * kB,
    // With what finds like names, by which the matches of both cards are paired.
    'page-merge-event': 108.5 * kB,
    'page-search': 92.5 * kB,
    'page-players': 102.5 * kB,
    // With the sentences for whatever may be wrong with a definition, and the preview of it.
    'page-definitions': 91 * kB,
    'page-figures': 106 * kB,
    // These four ask in dialogs; the first decides about a whole bundle as the queue does.
    'bundle-decisions': 144 * kB,
    'page-reports': 137.5 * kB,
    reporting: 142 * kB,
    'revert-since': 131.5 * kB,
    'raise-limit': 131.5 * kB,
    account: 99.5 * kB,
    // With the list of rows, and what finds names.
    'page-import': 138.5 * kB,
    'trust-form': 95.5 * kB,
    // Asks in a dialog.
    agreement: 125 * kB,
  },
  otherLazy: 94.5 * kB,
};

/**
 * The files and trips that may stand between a first visitor and the first row of Home's leaders and of the rankings: where the
 * network is hardly there (400 kbit/s, 400 ms) it stands within five seconds. `test/e2e/firstRows.spec.ts` counts, and measures no time.
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
