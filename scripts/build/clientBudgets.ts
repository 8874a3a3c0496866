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
    'wiki-boot': 215 * kB,
    // The readers of stored commands, rows and definitions: before anything else that is shared, so it may need none of that.
    'stored-documents': 23.8 * kB,
    // A first visitor waits for it beside the page's own code.
    'first-visit': 14.6 * kB,
    markdown: 33 * kB,
    // The table that writes every script in Latin letters.
    scripts: 45 * kB,
    menu: 119.5 * kB,
    dialogs: 119.5 * kB,
    editing: 137.5 * kB,
    'search-dialog': 123 * kB,
    // The rankings of a first visit: its page and what shows it, without what other pages share.
    'page-rankings': 14.5 * kB,
    'first-ranking': 24 * kB,
    // Where links from elsewhere lead.
    'page-sport': 93.5 * kB,
    'page-event': 35 * kB,
    'page-player': 36.6 * kB,
    // With the virtual list, since a queue may be of thousands.
    'page-moderation': 163 * kB,
    'page-proposal': 135.5 * kB,
    'page-outbox': 136.5 * kB,
    'page-new-card': 103.5 * kB,
    'page-add-to-card': 103.5 * kB,
    // With what finds like names, by which the matches of both cards are paired.
    'page-merge-event': 98 * kB,
    'page-search': 85.5 * kB,
    'page-players': 85.5 * kB,
    // With the sentences for whatever may be wrong with a definition, and the preview of it.
    'page-definitions': 88.8 * kB,
    'page-figures': 95 * kB,
    // These three ask in dialogs.
    'page-reports': 132.5 * kB,
    reporting: 140.5 * kB,
    'revert-since': 126 * kB,
    'trust-form': 88.5 * kB,
  },
  otherLazy: 86.5 * kB,
};
