import { defineTexts } from '../text';

/** Proposals that one author has entered together. */
export const bundles = defineTexts('bundles', {
  enteredBy: '<link>Entered together</link> by {author}',
  applyAll: { one: 'Apply it', other: 'Apply all {count}' },
  applyThese: { one: 'Apply this one', other: 'Apply these {count}' },
  rejectThese: { one: 'Reject this one', other: 'Reject these {count}' },
  rejectAll: { one: 'Reject it', other: 'Reject all {count}' },

  withOthers: { one: 'Entered together with 1 other', other: 'Entered together with {count} others' },
  together: { one: '1 proposal entered together', other: '{count} proposals entered together' },
  withdrawAll: { one: 'Withdraw it', other: 'Withdraw all {count}' },
  withdrawAsk: { one: 'Withdraw 1 proposal?', other: 'Withdraw {count} proposals?' },
  withdrawBody: 'They are removed for good.',
  withdrawn: { one: '1 proposal is withdrawn.', other: '{count} proposals are withdrawn.' },

  by: 'by {author}, {when}',
  open: 'Waiting for a moderator',
  applied: 'Applied',
  rejected: 'Rejected',
  nothing: 'Nothing of it is here',
  nothingBody: 'It was withdrawn, or it waits for a moderator: then its author and the moderators see it.',
  toQueue: 'Decide in the queue',
  undoAll: { one: 'Undo it…', other: 'Undo all {count}…' },
  revertAll: { one: 'Revert it…', other: 'Revert all {count}…' },
  undoTitle: { one: 'Undo 1 change?', other: 'Undo {count} changes?' },
  undoBody:
    'What was there before is proposed again, and new records are proposed for deletion. A moderator decides, as with every edit.',
  undoLeft: {
    one: 'One change stays: the record has been changed again since, or is gone.',
    other: '{count} changes stay: the records have been changed again since, or are gone.',
  },
  undoProposed: {
    one: 'The undoing of 1 change is proposed.',
    other: 'The undoing of {count} changes is proposed.',
  },
});
