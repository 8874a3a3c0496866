import { defineTexts } from '../text';

/** Everything that is on this device only: what waits, what went wrong and why, and what can be done about it. */
export const outbox = defineTexts('outbox', {
  description: 'Changes that are not sent yet, and why.',
  signInTitle: 'Sign in to see what waits here',
  signInBody: 'Changes you make without a network wait on this device for the account that made them.',
  othersWait: {
    one: '1 change waits on this device for an account that is not signed in.',
    other: '{count} changes wait on this device for accounts that are not signed in.',
  },
  intro: 'These changes are kept on this device and are sent by themselves. You may close the app.',
  introOffline: 'No connection. These changes are kept on this device and are sent when there is one again.',
  emptyTitle: 'Everything is sent',
  emptyBody: 'What you change without a network waits here until it is sent. Right now nothing does.',
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
  beingSent: 'Being sent right now.',
  answerPending: 'The server has taken it; it shows up in a moment.',
  noConnection: 'Waiting for a connection.',
  nextTry: { one: 'Next try in 1 second.', other: 'Next try in {count} seconds.' },
  soon: 'Next to be sent.',
  sentIn: { one: 'Sent in 1 second.', other: 'Sent in {count} seconds.' },
  waitsForEarlier: 'Waits for an earlier change that it depends on.',
  waitsForAgreement: 'Waits until you agree to the terms of use.',
  goesUnlessTaken: 'Being sent right now; goes for good unless the server takes it.',
  goesIn: { one: 'Gone for good in 1 second.', other: 'Gone for good in {count} seconds.' },

  // Why it did not work, and what to do.
  unreachable: 'The server could not be reached. It is tried again by itself.',
  signInAgain: 'Your sign-in has run out. Sign in again, then it is sent.',
  notAllowed:
    'The server does not allow this. Check that you still have the role it needs, then retry, or discard it.',
  outdated: 'This page is too old for the server. Refresh it; what waits here is then sent.',
  overBudget:
    'The wiki has used up its budget and takes no edits for now. This is kept and sent later by itself.',
  notAccepted: 'The server did not accept the value. Edit it, or discard it.',
  gone: 'What it is about is not there any more. Discard it.',
  serverTrouble: 'Something went wrong on the server. Retry in a while.',
  details: 'Details',

  // Conflicts.
  recordGone:
    'The record was deleted elsewhere meanwhile. Your change has nothing to go to; it is kept here until you discard it.',
  recordChanged: 'Somebody changed the same meanwhile. Nothing is overwritten until you choose.',
  proposalChanged:
    'You changed this proposal on another device meanwhile. Nothing is overwritten until you choose.',
  wasRejected: 'A moderator rejected this proposal meanwhile. You can propose it anew, or let it be.',
  wasApplied: 'A moderator applied an earlier version meanwhile. You can propose yours on top, or let it be.',
  proposalGone: 'The proposal was deleted elsewhere meanwhile. You can propose it anew, or let it be.',
  overtakenApplied: '{moderator} has applied it already: {name}',
  overtakenRejected: '{moderator} has rejected it already: {name}',
  overtakenGone: 'Another moderator has deleted it, or its author has withdrawn it: {name}',
  anotherModerator: 'Another moderator',
  decidedAlready: 'Somebody decided it meanwhile, so there is nothing left to do.',
  notRestorable: 'There is nothing to take back, or another moderator has to do it.',
  authorChanged: 'Its author changed it meanwhile. Look at it again before you decide.',
  changedElsewhere: 'It was changed elsewhere meanwhile. Nothing is overwritten until you choose.',
  conflictOf: 'Versions of {name}',
  field: 'Field',
  base: 'When you edited',
  now: 'On the server now',
  mine: 'Yours',
  keepTheirs: 'Keep theirs',
  putMine: 'Put mine over it',
  proposeAnew: 'Propose mine anew',

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
  discardedOnItsWay: '{what}\nIt was just being sent. If the server has taken it all the same, you are told.',
  perhapsSent: '{what}\nIt may have reached the server before; then it shows up under My Changes.',
  tooLate: 'Too late to discard: the server has taken this change already.',
  tooLateProposal:
    'Too late to discard: your proposal had been sent already.\nYou can withdraw it under My Changes.',
  storageRefused:
    'This browser may clear what is stored when the device runs out of space. Save a file to be safe.',

  // Files.
  save: 'Save as a file',
  load: 'Load a file',
  loadTitle: 'Load changes from a file',
  savedBy: 'Saved by {account}, {when}.',
  foreign:
    'These changes belong to another account, {account}. They are sent only by that account: sign in with it and load the file again.',
  reauthor: 'Propose them as my own instead',
  reauthorHint: 'Decisions and withdrawals are left out; the proposals get your name.',
  queueThese: { one: 'Queue 1 change', other: 'Queue {count} changes' },
  nothingToQueue: 'Nothing in this file needs to be queued.',
  willQueue: 'Will be queued',
  alreadyHere: 'Already on this device',
  alreadySent: 'Already on the server',
  noRecord: 'The record is not there any more',
  decided: 'Decided already',
  notFromFile: 'Not taken from a file; do it again in the app',
  unreadable: {
    one: '1 entry of the file could not be read and is left out.',
    other: '{count} entries of the file could not be read and are left out.',
  },
  loaded: { one: '1 change queued.', other: '{count} changes queued.' },
  noJson: 'This is no file of changes: it could not be read.',
  noOutbox: 'This is no file of changes that Armwiki has saved.',
  newer: 'This file was saved by a newer version of Armwiki. Refresh the page and try again.',
  tooBig: 'This file is too big to be a file of changes.',
});
