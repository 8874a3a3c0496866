import { defineTexts } from '../text';

export const changes = defineTexts('changes', {
  description: 'The status of the changes you proposed.',
  signInTitle: 'Sign in to see your changes',
  signInBody: 'Your proposals are listed here: waiting, applied, or rejected with the reason.',
  open: 'Open',
  applied: 'Applied',
  noneTitle: 'You have not proposed anything yet',
  noneAction: 'Find an event to complete',
  noneBody:
    'Open an event or a player and press a pencil. Your proposal appears here, and on the page right away.',
  onDeviceHere: {
    one: '1 change is waiting on this device.',
    other: '{count} changes are waiting on this device.',
  },
  showOutbox: 'Show waiting changes',

  new: 'New',
  beingSent: 'Sending.',
  notSentYet: 'Not sent yet: {why}',
  waiting: 'Sent, waiting for a moderator.',
  waitsUntil: 'A moderator applies it; other moderators can object until {until}.',
  applying: 'Applying…',
  beingApplied: 'A moderator is applying it.',
  notApplied: 'Could not be applied: {why}',
  stillOpen: 'It is still open: you can edit or withdraw it.',
  rejectedBecause: 'Rejected: {reason}',
  superseded: 'Superseded',
  cameTrue: 'Applied from another proposal',
  partOfWiki: 'Part of the wiki.',
  appliedAtOnce: 'Applied at once, because you are trusted with this kind of edit.',
  severalFields: 'Several fields',

  proposeAgain: 'Propose again',
  withdraw: 'Withdraw',
  withdrawNewEvent: 'Withdraw the new event?',
  withdrawNewMatch: 'Withdraw the new match?',
  withdrawNewPlayer: 'Withdraw the new player?',
  withdrawChange: 'Withdraw this change?',
  withdrawBody: 'Your proposal for {name} is deleted permanently.',
  withdrawDependents: {
    one: 'Your proposal for {name} is deleted permanently. Another of your proposals depends on it and cannot be applied without it. If it was not sent yet, it is deleted too.',
    other:
      'Your proposal for {name} is deleted permanently. {count} of your proposals depend on it and cannot be applied without it. Those not sent yet are deleted too.',
  },

  notify: 'Notify me on this device',
  notifySupported:
    'When a moderator decides on one of your changes, and when an event that you follow, or somebody on its card, is live or has confirmed results.',
  notifyUnsupported: 'This browser cannot show notifications here.',
  notifyNotConfigured: 'Notifications are not available on this site.',
  notifyDenied: 'Your browser blocks notifications from this site. You can allow them in the site settings.',
  notifyFailed: 'Notifications could not be changed. Try again later.',
});
