import type { Budgets } from './budgets';

const kB = 1000;

/**
 * The weight that the client may have: at least 3 % above what it did when the number was last set, so that no build is over by the
 * bytes in which two of the same sources differ. Of the first page's scripts, the packages that are given (React, router,
 * store, storage) take 107 kB; whoever takes something out lowers the budget. A lazy part counts with all that it needs, so
 * what several share counts in each.
 */
export const budgets: Budgets = {
  firstScripts: 183.5 * kB,
  firstStyles: 30 * kB,
  lazy: {
    // The SDK of Firestore, Auth, Functions and App Check, and what talks to them: outbox sender, session, parsers.
    'wiki-boot': 222 * kB,
    // The readers of stored commands, rows and definitions: before anything else that is shared, so it may need none of that.
    'stored-documents': 23.8 * kB,
    // A first visitor waits for it beside the page's own code.
    'first-visit': 14.6 * kB,
    markdown: 33 * kB,
    // The table that writes every script in Latin letters.
    scripts: 45 * kB,
    menu: 125 * kB,
    dialogs: 125 * kB,
    editing: 143.5 * kB,
    'search-dialog': 128.5 * kB,
    // The rows of a first visit stand in the page before this code is there.
    'page-rankings': 88.5 * kB,
    'first-ranking': 24 * kB,
    // Where links from elsewhere lead.
    'page-sport': 104 * kB,
    'page-event': 40 * kB,
    'page-player': 47.5 * kB,
    // With the virtual list, since a queue may be of thousands.
    'page-moderation': 178.5 * kB,
    'page-proposal': 145 * kB,
    'page-outbox': 146.5 * kB,
    'page-new-card': 110.5 * kB,
    'page-add-to-card': 110.5 * kB,
    // With what finds like names, by which the matches of both cards are paired.
    'page-merge-event': 112.5 * kB,
    'page-search': 96 * kB,
    'page-players': 104.5 * kB,
    // With the sentences for whatever may be wrong with a definition, and the preview of it.
    'page-definitions': 94.5 * kB,
    'page-figures': 110 * kB,
    // These three ask in dialogs.
    'page-reports': 142 * kB,
    reporting: 146 * kB,
    'revert-since': 131.5 * kB,
    'raise-limit': 131.5 * kB,
    account: 103 * kB,
    // With the list of rows, and what finds names.
    'page-import': 142.5 * kB,
    'trust-form': 94.5 * kB,
    // Asks in a dialog.
    agreement: 131.5 * kB,
  },
  otherLazy: 96 * kB,
};
