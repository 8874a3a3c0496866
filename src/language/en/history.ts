import { defineTexts } from '../text';

export const history = defineTexts('history', {
  historyOf: 'History of {name}',
  changes: 'Changes',
  allChanges: { one: '1 change', other: 'All {count} changes' },
  toHistory: 'History',

  compare: 'Compare versions',
  compared: 'Two versions compared',
  versionBefore: 'Before',
  versionAfter: 'After',
  version: 'Version {number}, {when}',
  firstVersion: 'First version',
  sameVersion: 'These two versions are the same.',

  undo: 'Undo…',
  undoTitle: 'Propose to undo this change?',
  undoBody: 'The earlier value is proposed again. A moderator decides, as with every edit.',
  undoWhy: 'Why',
  undoNote: 'Undoes an earlier change ({day})',
  undoProposed: 'The earlier value was proposed.',
  isUndone: 'Undone',
  revert: 'Revert…',
  revertAll: 'Revert all since…',
  raiseLimit: 'Allow more…',
  beingReverted: 'Being reverted',
  overlaps: 'Changed again since: {fields}. Undo that change first.',

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
  rejected: 'Rejected',
  because: 'Reason: {reason}',
});
