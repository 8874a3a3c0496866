import { defineTexts } from '../text';

export const acts = defineTexts('acts', {
  title: 'Approvals and deletions',
  log: 'Log of approvals and deletions',
  empty: 'Nothing has been approved or deleted yet.',
  sending: 'Restoring…',
  offline: 'Saved on this device. It is restored when you are back online.',

  trust: 'trust',
  site: 'the site',
  records: { one: '1 record', other: '{count} records' },
  proposals: { one: '1 proposal', other: '{count} proposals' },
  changes: { one: '1 change', other: '{count} changes' },
  proposed: { one: '1 proposed', other: '{count} proposed' },
  left: { one: '1 left', other: '{count} left' },
  reversed: 'reverted since',
  expired: 'too long ago to restore',

  restore: 'Restore…',
  restoreThis: 'Restore {name}',
  restoreProposal: 'Restore the proposal',
  revertApproval: 'Revert the approval of {name}',
  restoreAll: 'Restore everything by this account…',
  confirmDeleted: 'Restore {name}?',
  confirmProposal: 'Restore the proposal?',
  confirmApproved: 'Revert the approval of {name}?',
  ok: 'Restore',
  recordComesBack:
    'Everyone sees it again as it was. Proposals that were rejected because of the deletion open again.',
  cardComesBack: {
    one: 'Everyone sees the event again as it was. Proposals that were rejected because of the deletion open again.',
    other:
      'Everyone sees the event and its matches ({count} records) again as they were. Proposals that were rejected because of the deletion open again.',
  },
  proposalComesBack: 'It returns to the queue as its author left it.',
  approvalGoes: 'The event becomes “not reviewed”, returns to Event Review and no longer counts in rankings.',

  allTitle: 'Restore everything by {name}?',
  allBody:
    'Everything this account deleted comes back, and every event it approved becomes “not reviewed” again. Later decisions by others stay.',
  since: 'Which actions',
  sinceThis: 'Since this entry',
  lastHour: 'In the last hour',
  lastDay: 'In the last 24 hours',
  lastWeek: 'In the last 7 days',
  lastMonths: 'In the last 90 days',
});
