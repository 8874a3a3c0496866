import type { Budgets } from './budgets';

const kB = 1000;

/**
 * The weight that the client may have: at least 3 % above what it did when the number was last set, so that no build is over by the
 * bytes in which two of the same sources differ. Of the first page's scripts, the packages that are given (React, router,
 * store, storage) take 107 kB; whoever takes something out lowers the budget. A lazy part counts with all that it needs, so
 * what several share counts in each.
 */
export const budgets: Budgets = {
  firstScripts: 173 * kB,
  firstStyles: 30 * kB,
  lazy: {
    // The SDK of Firestore, Auth, Functions and App Check, and what talks to them: outbox sender, session, parsers.
    'wiki-boot': 203.5 * kB,
    // The readers of stored commands, rows and definitions: before anything else that is shared, so it may need none of that.
    'stored-documents': 21.3 * kB,
    // A first visitor waits for it beside the page's own code.
    'first-visit': 13.5 * kB,
    markdown: 33 * kB,
    // The table that writes every script in Latin letters.
    scripts: 45 * kB,
    menu: 113.5 * kB,
    dialogs: 113 * kB,
    editing: 131 * kB,
    'search-dialog': 116.5 * kB,
    // Where links from elsewhere lead.
    'page-sport': 88 * kB,
    'page-event': 35 * kB,
    'page-player': 35.5 * kB,
    'page-moderation': 140 * kB,
    'page-proposal': 129 * kB,
    'page-outbox': 129 * kB,
    'page-new-card': 98 * kB,
    'page-add-to-card': 98 * kB,
    // With what finds like names, by which the matches of both cards are paired.
    'page-merge-event': 93.5 * kB,
    'page-search': 81 * kB,
    'page-players': 81 * kB,
    // With the sentences for whatever may be wrong with a definition, and the preview of it.
    'page-definitions': 83 * kB,
  },
  otherLazy: 80.5 * kB,
};
