import { defineTexts } from '../text';

/** The reader's own changes: where each stands, and what can be done about it. */
export const changes = defineTexts('changes', {
  description: 'Where the changes you proposed stand.',
  signInTitle: 'Sign in to see your changes',
  signInBody:
    'What you propose is listed here: what waits, what was applied, and why something was rejected.',
  stuck: 'Needs your attention',
  open: 'Open',
  rejected: 'Rejected',
  applied: 'Applied',
  noneTitle: 'You have not proposed anything yet',
  noneAction: 'Find an event to complete',
  noneBody:
    'Open an event or a player and press a pencil. What you propose shows up here, and at once on the page.',
  onDeviceHere: {
    one: '1 change waits on this device.',
    other: '{count} changes wait on this device.',
  },
  showOutbox: 'Show what waits',

  // Where a change stands.
  new: 'New',
  onDevice: 'On this device',
  beingSent: 'Being sent.',
  notSentYet: 'Not sent yet: {why}',
  pending: 'Pending',
  waiting: 'Sent, waiting for a moderator.',
  applying: 'Applying…',
  beingApplied: 'A moderator is applying it.',
  problem: 'Problem',
  notApplied: 'Could not be applied: {why}',
  stillOpen: 'It is still open: edit it, or withdraw it.',
  rejectedBecause: 'Rejected because: {reason}',
  superseded: 'Superseded',
  cameTrue: 'Applied for another',
  partOfWiki: 'Part of the wiki.',
  appliedAtOnce: 'Part of the wiki: applied at once, as you are trusted with such edits.',
  severalFields: 'Several fields',

  // Actions.
  editFields: 'Edit its fields',
  proposeAgain: 'Propose again',
  withdraw: 'Withdraw',
  withdrawNewEvent: 'Withdraw the new event?',
  withdrawNewMatch: 'Withdraw the new match?',
  withdrawNewPlayer: 'Withdraw the new player?',
  withdrawChange: 'Withdraw this change?',
  withdrawBody: 'Your proposal for {name} is removed for good.',
  withdrawDependents: {
    one: 'Your proposal for {name} is removed for good. Another of your proposals names it: it cannot be applied without it, and is removed too if it was not sent yet.',
    other:
      'Your proposal for {name} is removed for good. {count} of your proposals name it: they cannot be applied without it, and those not sent yet are removed too.',
  },

  // Notifications.
  notify: 'Notify me of decisions',
  notifySupported: 'A message on this device when a moderator has decided on one of your changes.',
  notifyUnsupported: 'This browser shows no notifications here.',
  notifyNotConfigured: 'Notifications are not configured for this site.',
  notifyDenied:
    'The browser does not let this site show notifications. You can allow it in the site’s settings.',
  notifyFailed: 'Notifications could not be changed. Try again later.',
});
