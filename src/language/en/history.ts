import { defineTexts } from '../text';

export const history = defineTexts('history', {
  historyOf: 'History of {name}',
  changes: 'Changes',
  allChanges: { one: '1 change', other: 'All {count} changes' },

  compare: 'Compare versions',
  compared: 'Two versions compared',
  versionBefore: 'Before',
  versionAfter: 'After',
  version: 'Version {number}, {when}',
  firstVersion: 'First version',
  sameVersion: 'These two versions are the same.',

  proposeTitle: 'Propose to revert this change?',
  proposeBody: 'The earlier value is proposed again. A moderator decides, as with every edit.',
  proposeWhy: 'Why',
  revertNote: 'Reverts an earlier change ({day})',
  revertProposed: 'The earlier value was proposed.',
  isReverted: 'Reverted',
  revert: 'Revert…',
  revertAll: 'Revert all since…',
  raiseLimit: 'Allow more…',
  beingReverted: 'Being reverted',
  overlaps: 'Changed again since: {fields}. Revert that change first.',

  isCreation: 'This change created the record. Propose its deletion instead.',
  isDeletion: 'This change deleted the record. A moderator can restore it.',
  isGone: 'The record was deleted. Restore it first.',
  isInvalid: 'The earlier value cannot be stored again: {problem}',

  description: 'Changes to the wiki, newest first.',
  filter: 'Filter changes',
  nothingFits: 'No changes match',
  newest: { one: '1 change', other: '{count} changes' },
  earlier: 'Show earlier changes',
  earliest: 'For earlier changes, see the history of each record.',

  since: 'Member since {day}',
  applied: 'Applied changes',
  nothingApplied: 'No applied changes yet',
  open: 'Waiting for a moderator',
  because: 'Reason: {reason}',
});
