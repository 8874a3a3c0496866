import { defineTexts } from '../text';

export const reverting = defineTexts('reverting', {
  title: { one: 'Revert 1 change?', other: 'Revert {count} changes?' },
  ok: 'Revert',
  body: 'In ten seconds everyone sees the earlier values. The history shows who reverted what.',
  recordsGo: 'New records are deleted, unless others have built on them.',
  own: 'For changes that you proposed or applied yourself, the revert goes to the other moderators as a proposal, if there are any. Records deleted that way have to be restored by another moderator.',
  left: {
    one: '1 change stays: others have since changed the record or built on it.',
    other: '{count} changes stay: others have since changed the records or built on them.',
  },
  why: 'Why',
  whyHint: 'Everyone can see it in the history.',
  soon: {
    one: '1 change will be reverted in 10 seconds.',
    other: '{count} changes will be reverted in 10 seconds.',
  },

  allTitle: 'Revert changes by {name}?',
  since: 'Applied',
  ever: 'At any time',
  found: { one: '1 change in effect', other: '{count} changes in effect' },
  foundMany: 'More than {count} changes in effect',
  none: 'Nothing to revert',
  reading: 'Counting…',
  unread: 'The changes could not be counted. You can still revert them.',
  allSoon: 'The changes by this account will be reverted in 10 seconds.',

  done: { one: '1 change was reverted.', other: '{count} changes were reverted.' },
  partlyDone:
    'Reverted: {reverted}. Proposed to other moderators, because you had proposed or applied them: {proposed}. Not reverted, because others have built on them or another moderator has to restore what you deleted: {left}.',
});
