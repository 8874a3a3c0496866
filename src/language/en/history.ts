import { defineTexts } from '../text';

/** Changes, their authors, and the way back. */
export const history = defineTexts('history', {
  historyOf: 'History of {name}',
  changes: 'Changes',
  allChanges: { one: 'Its change', other: 'All {count} changes' },
  toHistory: 'History',

  compare: 'Compare versions',
  compared: 'Two versions compared',
  versionBefore: 'Before',
  versionAfter: 'After',
  version: 'Version {number}, {when}',
  firstVersion: 'As first recorded',
  sameVersion: 'These two versions say the same.',

  undo: 'Undo…',
  undoTitle: 'Propose to undo this change?',
  undoBody: 'The value before it is proposed again. A moderator decides, as with every edit.',
  undoWhy: 'Why',
  undoNote: 'Undoes an earlier change ({day})',
  undoProposed: 'The value before the change is proposed.',
  isUndone: 'Undone',
  revert: 'Revert…',
  revertAll: 'Revert all since…',
  raiseLimit: 'Allow more…',
  beingReverted: 'Being reverted',
  overlaps: 'Changed again since: {fields}. Undo the later change first.',

  description: 'What was changed in the wiki, newest first.',
  filter: 'Filter changes',
  nothingFits: 'No change fits',
  newest: { one: '1 change', other: '{count} changes' },
  earlier: 'Show earlier changes',
  earliest: 'Earlier changes are listed with the record they changed.',

  since: 'Member since {day}',
  applied: 'Applied changes',
  nothingApplied: 'No change has been applied yet',
  open: 'Waiting for a moderator',
  rejected: 'Rejected',
  because: 'Because: {reason}',
});
