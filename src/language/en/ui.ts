import { defineTexts } from '../text';

export const ui = defineTexts('ui', {
  justNow: 'just now',
  skip: 'Skip to content',
  mainNavigation: 'Main',
  more: 'More',

  waiting: '{count} waiting',
  ok: 'OK',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  details: 'Details',
  loading: 'Loading',
  current: 'current',
  clear: 'Clear',
  notices: 'Notices',
  dismiss: 'Dismiss',
  nothing: 'nothing',
  notHereYet: 'Not on this device yet. Go online once; after that it also opens offline.',
  errorTitle: 'Something went wrong',
  errorBody: 'This page could not be shown. Your changes are saved.',
  playVideo: 'Play video<hidden> {title}</hidden>',

  pending: 'Pending',
  onThisDevice: 'On this device',
  unreviewed: 'Not reviewed',
  applied: 'Applied',
  rejected: 'Rejected',
  problem: 'Problem',
  provisional: 'Provisional',

  is: 'Is',
  wouldBe: 'Would be',

  won: ' (won)',
  lost: ' (lost)',
  draw: ' (draw)',
  wonLetter: 'W',
  lostLetter: 'L',
  wonLevel: 'Won, scores level',
  drawLetter: 'D',
  noScore: 'no score',
});
