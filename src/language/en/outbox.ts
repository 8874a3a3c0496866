import { defineTexts } from '../text';

/** Everything that is on this device only: what waits, what went wrong and why, and what can be done about it. */
export const outbox = defineTexts('outbox', {
  description: 'Changes that have not been sent yet, and why.',
  signInTitle: 'Sign in to see your waiting changes',
  signInBody: 'Changes you make offline wait on this device until they are sent from your account.',
  othersWait: {
    one: '1 change on this device is waiting for an account that is not signed in.',
    other: '{count} changes on this device are waiting for accounts that are not signed in.',
  },
  intro: 'These changes are saved on this device and sent automatically. You can close the app.',
  introOffline: 'You are offline. These changes are saved on this device and sent when you are back online.',
  emptyTitle: 'Everything is sent',
  emptyBody: 'Changes you make offline wait here until they are sent.',
  toMyChanges: 'See My Changes',

  stuck: 'Needs your attention',
  waiting: 'Waiting',
  discarded: 'Discarded',

  // Where it stands.
  made: 'Made {when}',
  attempts: { one: 'Tried once', other: 'Tried {count} times' },
  onDevice: 'On this device',
  sending: 'Sending…',
  sent: 'Sent',
  beingSent: 'Sending now.',
  answerPending: 'The server has accepted it. It appears in a moment.',
  noConnection: 'Waiting for a connection.',
  nextTry: { one: 'Next try in 1 second.', other: 'Next try in {count} seconds.' },
  soon: 'Up next.',
  sentIn: { one: 'Sent in 1 second.', other: 'Sent in {count} seconds.' },
  waitsForEarlier: 'Waiting for an earlier change it depends on.',
  waitsForAgreement: 'Waiting for you to agree to the terms of use.',
  goesUnlessTaken: 'Sending now. It is deleted permanently unless the server accepts it.',
  goesIn: { one: 'Deleted permanently in 1 second.', other: 'Deleted permanently in {count} seconds.' },

  // Why it did not work, and what to do.
  unreachable: 'The server could not be reached. Retrying automatically.',
  signInAgain: 'Your session has expired. Sign in again to send this.',
  notAllowed:
    'You are not allowed to do this. Check that you still have the role you need, then retry, or discard it.',
  outdated: 'This page is out of date. Refresh it to send your changes.',
  overBudget:
    'The wiki has used up its budget and is not accepting edits for now. Your change is saved and sent automatically later.',
  notAccepted: 'The server did not accept the value. Edit it, or discard it.',
  gone: 'What it changes no longer exists. Discard it.',
  serverTrouble: 'Something went wrong on the server. Retry later.',
  details: 'Details',

  // Conflicts.
  recordGone:
    'The record was deleted in the meantime. Your change cannot be applied. It stays here until you discard it.',
  recordChanged:
    'Someone else changed the same field in the meantime. Nothing is overwritten until you choose.',
  proposalChanged: 'You changed this proposal on another device. Nothing is overwritten until you choose.',
  wasRejected: 'A moderator rejected this proposal in the meantime. You can propose it again, or leave it.',
  wasApplied: 'A moderator applied an earlier version. You can propose yours on top, or leave it.',
  proposalGone: 'The proposal was deleted elsewhere. You can propose it again, or leave it.',
  overtakenApplied: '{moderator} has already applied it: {name}',
  overtakenRejected: '{moderator} has already rejected it: {name}',
  overtakenGone: 'Another moderator deleted it, or its author withdrew it: {name}',
  anotherModerator: 'Another moderator',
  decidedAlready: 'Someone else has already decided, so there is nothing left to do.',
  notRestorable: 'There is nothing to revert, or another moderator has to do it.',
  authorChanged: 'The author changed it in the meantime. Look at it again before you decide.',
  changedElsewhere: 'It was changed elsewhere. Nothing is overwritten until you choose.',
  conflictOf: 'Versions of {name}',
  field: 'Field',
  base: 'When you edited',
  now: 'Now on the server',
  mine: 'Yours',
  keepTheirs: 'Keep theirs',
  putMine: 'Replace with mine',
  proposeAnew: 'Propose mine again',

  // Actions.
  retry: 'Retry',
  retryNow: 'Try now',
  retryAll: 'Try all now',
  edit: 'Edit',
  editFields: 'Edit its fields',
  discard: 'Discard',
  undo: 'Undo',
  sendNow: 'Send now',
  ofRecord: '{action}<hidden> {name}</hidden>',
  discardedOne: { one: '1 change discarded.', other: '{count} changes discarded.' },
  discardedOnItsWay: '{what}\nIt was already being sent. We will let you know if the server accepted it.',
  perhapsSent: '{what}\nIt may already have reached the server. If so, it appears under My Changes.',
  tooLate: 'Too late to discard: the server has already accepted this change.',
  tooLateProposal:
    'Too late to discard: your proposal was already sent.\nYou can withdraw it under My Changes.',
  storageRefused:
    'Your browser may delete stored data when the device runs out of space. Save a file to be safe.',

  // Files.
  save: 'Save as a file',
  load: 'Load a file',
  loadTitle: 'Load changes from a file',
  savedBy: 'Saved by {account}, {when}.',
  foreign:
    'These changes belong to another account, {account}, and only that account can send them. Sign in with it and load the file again.',
  reauthor: 'Propose them as my own',
  reauthorHint: 'Decisions and withdrawals are skipped; the proposals get your name.',
  queueThese: { one: 'Queue 1 change', other: 'Queue {count} changes' },
  nothingToQueue: 'Nothing in this file needs to be sent.',
  willQueue: 'Will be queued',
  alreadyHere: 'Already on this device',
  alreadySent: 'Already on the server',
  noRecord: 'The record no longer exists',
  decided: 'Already decided',
  notFromFile: 'Cannot be loaded from a file; do it again in the app',
  unreadable: {
    one: '1 entry in the file could not be read and was skipped.',
    other: '{count} entries in the file could not be read and were skipped.',
  },
  loaded: { one: '1 change queued.', other: '{count} changes queued.' },
  noJson: 'This is not a file of changes: it could not be read.',
  noOutbox: 'This is not a file of changes saved by Armwiki.',
  newer: 'This file was saved by a newer version of Armwiki. Refresh the page and try again.',
  tooBig: 'This file is too big.',
});
