import { defineTexts } from '../text';

/** Edits that are applied at once because their author has earned trust, and what moderators look at of them. */
export const trust = defineTexts('trust', {
  title: 'Applied at once',
  intro:
    'Once enough of your edits of a kind are accepted over at least {days} days, and none rejected, further ones are applied at once: up to {count} a day. A moderator checks some of them afterwards.',
  introOfOther:
    'Once enough edits of a kind are accepted over at least {days} days, and none rejected, further ones are applied at once: up to {count} a day. A moderator checks some of them afterwards.',
  nothing: 'Nothing counted yet. It starts with the first accepted edit.',
  unknown: 'You are offline, so this cannot be shown.',

  atOnce: 'Applied at once',
  counted: '{accepted} of {needed} accepted',
  countedAnew: '{accepted} of {needed} accepted since {day}, when one was reverted',
  tooFewDays: 'Enough accepted, but on fewer than {days} days',
  tooFewModerators: 'Enough accepted, but by too few moderators',
  paused: 'Paused until {day}, because an edit was reverted',
  young: 'From {day}, when the account is old enough',

  // Kinds of edits.
  videoLink: 'Video links',
  missingResult: 'Missing results',
  spelling: 'Spelling',
  aliases: 'Other names',
  eventFacts: 'Missing event facts',
  matchFacts: 'Missing match facts',
  playerFacts: 'Missing player facts',
  links: 'Websites and accounts',
  newEvent: 'New events',
  newMatch: 'New matches',
  newPlayer: 'New players',

  // Audits.
  audits: 'audits',
  auditsDescription: 'Edits applied at once that a moderator should check, oldest first.',
  noAudits: 'Nothing to check',
  noAuditsBody: 'All selected edits have been checked.',
  auditsOffline: 'You are offline. The list appears when you are back online.',
  auditsKept: 'Saved on this device. It is sent when you are back online.',
  looksRight: 'Looks right',
  ownAudit: 'Your own edit: another moderator checks it',
  toProposal: 'Details',

  // Settings.
  settings: 'Edits applied at once',
  settingsIntro:
    'Authors earn trust separately for each kind of edit. Changes to existing values, deletions and edits about a person’s identity always wait for a moderator.',
  settingsOffline: 'You are offline. The settings appear when you are back online.',
  saving: 'Saving…',
  savingOffline: 'Saved on this device. It takes effect when you are back online.',
  on: 'Apply edits by trusted authors at once',
  save: 'Save',
  toDefaults: 'Reset to defaults',
  neededTitle: 'Accepted edits needed; with 0 every edit of the kind waits',
  days: 'Over days',
  daysHint: 'Minimum number of days with accepted edits. Default: {value}',
  countedPerDay: 'Counted per day',
  countedPerDayHint: 'More edits on one day do not count. Default: {value}',
  deciders: 'Moderators',
  decidersHint:
    'How many moderators must have accepted some of them, if there are that many. Default: {value}',
  accountDays: 'Account age in days',
  accountDaysHint: 'Younger accounts have no edits applied at once. Default: {value}',
  appliedPerDay: 'Applied at once in 24 hours',
  appliedPerDayHint: 'Further edits by the author wait. Default: {value}',
  openAudits: 'Open audits per author',
  openAuditsHint: 'At this number, the author’s edits wait until one is checked. Default: {value}',
  probation: 'First edits of a kind to audit',
  probationHint: 'Once a kind is earned, this many edits are all checked. Default: {value}',
  closeAudit: 'Then one in',
  closeAuditHint: 'How often an edit is audited after that. Default: {value}',
  passedForLight: 'Until audits passed',
  passedForLightHint:
    'After this many, audits become rarer and one earlier loss is forgiven. Default: {value}',
  lightAudit: 'Then one in',
  lightAuditHint: 'How often an edit is audited from then on. Default: {value}',
  pauseDays: 'Pause after a revert, in days',
  pauseDaysHint: 'During the pause none of the author’s edits is applied at once. Default: {value}',
});
