import { defineTexts } from '../text';

/** Edits that are applied at once because their author has earned trust, and what moderators look at of them. */
export const trust = defineTexts('trust', {
  title: 'Applied at once',
  intro:
    'Kinds of edits of which enough of yours were accepted and none rejected, over {days} days at least, are applied at once: up to {count} a day. Some of them a moderator looks at afterwards.',
  introOfOther:
    'Kinds of edits of which enough were accepted and none rejected, over {days} days at least, are applied at once: up to {count} a day. Some of them a moderator looks at afterwards.',
  nothing: 'Nothing counts yet: it begins with the first edit that is accepted.',
  unknown: 'This cannot be asked without a network.',

  atOnce: 'Applied at once',
  counted: '{accepted} of {needed} accepted',
  countedAnew: '{accepted} of {needed} accepted since {day}, when one was taken back',
  tooFewDays: 'Enough were accepted, but on fewer than {days} days',
  tooFewModerators: 'Enough were accepted, but by too few moderators',
  paused: 'Paused until {day}, as something was taken back',
  young: 'From {day}, when the account is old enough',

  // Kinds of edits.
  videoLink: 'Video links',
  missingResult: 'Missing results',
  spelling: 'Spelling',
  aliases: 'Other names',
  eventFacts: 'Missing facts of events',
  matchFacts: 'Missing facts of matches',
  playerFacts: 'Missing facts of players',
  links: 'Websites and accounts',
  newEvent: 'New events',
  newMatch: 'New matches',
  newPlayer: 'New players',

  // Audits.
  audits: 'audits',
  auditsDescription: 'Edits that were applied at once and that a moderator should look at, oldest first.',
  noAudits: 'Nothing to look at',
  noAuditsBody: 'Every edit that was picked has been looked at.',
  auditsOffline: 'This list needs a network.',
  auditsKept: 'Kept on this device, and sent once there is a network.',
  looksRight: 'Looks right',
  ownAudit: 'Your own: another moderator looks at it',
  toProposal: 'Details',

  // Settings.
  settings: 'Edits that are applied at once',
  settingsIntro:
    'Authors earn trust for each kind of edits separately. Changes of what stands already, deletions and whatever says who is who always wait for a moderator.',
  settingsOffline: 'The settings need a network.',
  saving: 'Being saved…',
  savingOffline: 'Kept on this device, and saved once there is a network.',
  on: 'Apply edits of trusted authors at once',
  save: 'Save',
  toDefaults: 'Back to the defaults',
  neededTitle: 'Accepted edits needed; 0 lets every edit of the kind wait',
  days: 'On so many days',
  daysHint: 'Days on which they were accepted at least. Default: {value}',
  countedPerDay: 'Counted a day',
  countedPerDayHint: 'More than these do not count on one day. Default: {value}',
  deciders: 'Moderators',
  decidersHint: 'So many have accepted some of them, if there are as many. Default: {value}',
  accountDays: 'Age of the account in days',
  accountDaysHint: 'Before, nothing is applied at once. Default: {value}',
  appliedPerDay: 'Applied at once in 24 hours',
  appliedPerDayHint: 'Further edits of the author wait. Default: {value}',
  openAudits: 'Open audits of an author',
  openAuditsHint: 'With so many, the author’s edits wait until one is done. Default: {value}',
  probation: 'First edits of a kind, all audited',
  probationHint: 'After a kind is earned, so many are all looked at. Default: {value}',
  closeAudit: 'Then one in',
  closeAuditHint: 'So often one is audited after these. Default: {value}',
  passedForLight: 'Until so many audits are passed',
  passedForLightHint: 'After these, fewer are made, and an earlier loss is forgiven. Default: {value}',
  lightAudit: 'Then one in',
  lightAuditHint: 'So often one is audited from then on. Default: {value}',
  pauseDays: 'Pause after a reversion, in days',
  pauseDaysHint: 'Meanwhile no kind of the author’s edits is applied at once. Default: {value}',
});
