import type { Budgets } from './budgets';

const kB = 1000;

/**
 * The weight that the client may have: at least 3 % above what it did when the number was last set, so that no build is over by the
 * bytes in which two of the same sources differ. Of the first page's scripts, the packages that are given (React, router,
 * store, storage) take 107 kB; whoever takes something out lowers the budget. A lazy part counts with all that it needs, so
 * what several share counts in each.
 */
export const budgets: Budgets = {
  firstScripts: 166 * kB,
  firstStyles: 30 * kB,
  lazy: {
    // The SDK of Firestore, Auth, Functions and App Check, and what talks to them: outbox sender, session, parsers.
    'wiki-boot': 191 * kB,
    // The readers of stored commands and rows: before anything else that is shared, so it may need none of that.
    'stored-documents': 15 * kB,
    markdown: 33 * kB,
    // The table that writes every script in Latin letters.
    scripts: 45 * kB,
    menu: 105 * kB,
    dialogs: 105 * kB,
    editing: 112.5 * kB,
    'search-dialog': 108 * kB,
    // Where links from elsewhere lead.
    'page-sport': 73.5 * kB,
    'page-event': 25 * kB,
    'page-player': 25 * kB,
    'page-moderation': 125 * kB,
    'page-proposal': 117 * kB,
    'page-outbox': 115.5 * kB,
    'page-search': 70.5 * kB,
  },
  otherLazy: 69.5 * kB,
};
