import { defineTexts } from '../text';

/** The acts of moderators, at the end of Wiki Moderation, and taking it back. */
export const acts = defineTexts('acts', {
  title: 'Approvals and deletions',
  log: 'Log of approvals and deletions',
  empty: 'Nothing has been approved or deleted yet.',
  sending: 'Restoring…',
  offline: 'Saved on this device. It is restored when you are back online.',

  approved: '{name} was approved',
  deleted: '{name} was deleted',
  proposalDeleted: 'A proposal for {name} was deleted',
  someProposalDeleted: 'A proposal was deleted',
  reportClosed: 'A report about {name} was closed',
  reportProposed: 'A report about {name} became a proposal',
  restored: '{name} was restored',
  proposalRestored: 'A proposal for {name} was restored',
  someProposalRestored: 'A proposal was restored',
  allRestored: 'Approvals and deletions by {name} were reverted',
  changesToReverted: 'Changes to {name} were reverted',
  changesByReverted: 'Changes by {name} were reverted',
  ownApplied: '{name}: own proposal applied, as there was no other moderator',
  nameReset: 'The profile name {name} was reset',
  nameOfReset: 'The profile name of {name} was reset',
  sportDefined: 'The definition of {name} was stored',
  auditPassed: 'The audit of {name} found no problem',
  trustSaved: 'The settings of {name} were changed',
  nameWithheld: 'A name was withheld on request: {name}',
  requestDropped: 'A request to withhold a name was declined',
  trust: 'trust',
  records: { one: '1 record', other: '{count} records' },
  proposals: { one: '1 proposal', other: '{count} proposals' },
  changes: { one: '1 change', other: '{count} changes' },
  proposed: { one: '1 proposed', other: '{count} proposed' },
  left: { one: '1 left', other: '{count} left' },
  takenBack: 'reverted since',
  expired: 'too long ago to restore',

  // Restoring.
  restore: 'Restore…',
  restoreThis: 'Restore {name}',
  restoreProposal: 'Restore the proposal',
  takeBackApproval: 'Revert the approval of {name}',
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

  // Restoring everything.
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
