import type { Budgets } from './budgets';

const kB = 1000;

/**
 * What the client may weigh, a little above what it does weigh. The goal for the first page's scripts is 150 kB, of which
 * the packages that are given (React, router, store, storage) take 96; whoever takes something out lowers the budget. A
 * lazy part counts with all that it needs, so what several share counts in each.
 */
export const budgets: Budgets = {
  firstScripts: 150 * kB,
  firstStyles: 30 * kB,
  lazy: {
    // The SDK of Firestore, Auth, Functions and App Check, and what talks to them: outbox sender, session, parsers.
    'wiki-boot': 172 * kB,
    markdown: 35 * kB,
    // The table that writes every script in Latin letters.
    scripts: 45 * kB,
    menu: 98 * kB,
    dialogs: 98 * kB,
    editing: 105 * kB,
    'search-dialog': 102 * kB,
    // Where links from elsewhere lead.
    'page-sport': 68 * kB,
    'page-event': 23.4 * kB,
    'page-player': 23 * kB,
    'page-moderation': 115 * kB,
    'page-proposal': 109 * kB,
    'page-outbox': 108 * kB,
    'page-search': 65 * kB,
  },
  otherLazy: 64 * kB,
};
