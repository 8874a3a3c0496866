import { defineTexts } from '../text';

/** Applied changes that a moderator takes back at once. */
export const reverting = defineTexts('reverting', {
  title: { one: 'Revert 1 change?', other: 'Revert {count} changes?' },
  ok: 'Revert',
  body: 'In ten seconds the earlier values are back for everyone. The history shows who reverted what.',
  recordsGo: 'A new record is deleted, unless others have built on it.',
  own: 'What you proposed or applied yourself goes to the other moderators as a proposal, if there are any; what was deleted that way one of them has to restore.',
  left: {
    one: '1 change stays: others have changed the record since, or built on it.',
    other: '{count} changes stay: others have changed the records since, or built on them.',
  },
  why: 'Why',
  whyHint: 'Everyone reads it in the history.',
  soon: { one: '1 change is reverted in 10 seconds.', other: '{count} changes are reverted in 10 seconds.' },

  // An account's changes.
  allTitle: 'Revert changes of {name}?',
  since: 'Applied',
  ever: 'At any time',
  found: { one: '1 change that stands', other: '{count} changes that stand' },
  foundMany: 'More than {count} changes that stand',
  none: 'Nothing to revert',
  reading: 'Counting…',
  unread: 'The changes could not be read. Reverting works all the same, without their number.',
  allSoon: 'The changes of this account are reverted in 10 seconds.',

  // The outcome.
  done: { one: '1 change is reverted.', other: '{count} changes are reverted.' },
  partlyDone:
    'Reverted: {reverted}. Proposed to other moderators, since they were your own or applied by you: {proposed}. Left, since others have changed the records or built on them, or since another moderator has to restore what you had deleted: {left}.',
});
