import { defineTexts } from '../text';

export const bundles = defineTexts('bundles', {
  enteredBy: '<link>Entered together</link> by {author}',
  applyAll: { one: 'Apply it', other: 'Apply all {count}' },
  applyAndApprove: 'Apply and approve the event',
  applyThese: { one: 'Apply this one', other: 'Apply these {count}' },
  rejectThese: { one: 'Reject this one', other: 'Reject these {count}' },
  rejectAll: { one: 'Reject it', other: 'Reject all {count}' },

  withOthers: { one: 'Entered together with 1 other', other: 'Entered together with {count} others' },
  together: { one: '1 proposal entered together', other: '{count} proposals entered together' },
  showEachOf: 'Show each proposal of {name}',
  withdrawAll: { one: 'Withdraw it', other: 'Withdraw all {count}' },
  withdrawAsk: { one: 'Withdraw 1 proposal?', other: 'Withdraw {count} proposals?' },
  withdrawBody: 'They are deleted permanently.',
  withdrawn: { one: '1 proposal was withdrawn.', other: '{count} proposals were withdrawn.' },

  by: 'by {author}, {when}',
  open: 'Waiting for a moderator',
  applied: 'Applied',
  rejected: 'Rejected',
  nothing: 'Nothing to see here',
  nothingBody:
    'These proposals were withdrawn, or are waiting for a moderator. Until then only their author and moderators can see them.',
  toQueue: 'Decide in the queue',
  revertAll: { one: 'Revert it…', other: 'Revert all {count}…' },
  proposeTitle: { one: 'Propose to revert 1 change?', other: 'Propose to revert {count} changes?' },
  proposeBody:
    'The earlier values are proposed again, and new records are proposed for deletion. A moderator decides, as with every edit.',
  revertLeft: {
    one: '1 change stays: the record was changed again or deleted.',
    other: '{count} changes stay: the records were changed again or deleted.',
  },
  revertProposed: {
    one: 'Proposed to revert 1 change.',
    other: 'Proposed to revert {count} changes.',
  },
});
