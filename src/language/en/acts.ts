import { defineTexts } from '../text';

/** The acts of moderators, at the end of Wiki Moderation, and taking it back. */
export const acts = defineTexts('acts', {
  title: 'Approvals and deletions',
  log: 'Log of approvals and deletions',
  empty: 'Nothing has been approved or deleted yet.',
  sending: 'Being restored…',
  offline: 'Kept on this device, and restored once there is a network.',

  approved: '{name} was approved',
  deleted: '{name} was deleted',
  proposalDeleted: 'A proposal for {name} was deleted',
  someProposalDeleted: 'A proposal was deleted',
  reportClosed: 'A report about {name} was closed',
  reportProposed: 'A report about {name} became a proposal',
  restored: '{name} was restored',
  proposalRestored: 'A proposal for {name} was restored',
  someProposalRestored: 'A proposal was restored',
  allRestored: 'What {name} had approved and deleted was taken back',
  changesToReverted: 'Changes to {name} were reverted',
  changesByReverted: 'Changes by {name} were reverted',
  ownApplied: 'Their own proposal for {name} was applied, as there was no other moderator',
  nameReset: 'The profile name {name} was reset',
  nameOfReset: 'The profile name of {name} was reset',
  sportDefined: 'The definition of {name} was stored',
  auditPassed: 'What was applied at once for {name} was found right',
  trustSaved: 'The settings of {name} were changed',
  nameWithheld: 'A person was taken down at their request: {name}',
  requestDropped: 'A request to be taken down was declined',
  trust: 'trust',
  records: { one: '1 record', other: '{count} records' },
  proposals: { one: '1 proposal', other: '{count} proposals' },
  changes: { one: '1 change', other: '{count} changes' },
  proposed: { one: '1 proposed', other: '{count} proposed' },
  left: { one: '1 left', other: '{count} left' },
  takenBack: 'taken back since',
  expired: 'too long ago to restore',

  // Restoring.
  restore: 'Restore…',
  restoreThis: 'Restore {name}',
  restoreProposal: 'Restore the proposal',
  takeBackApproval: 'Take back the approval of {name}',
  restoreAll: 'Restore all by this account…',
  confirmDeleted: 'Restore {name}?',
  confirmProposal: 'Restore the proposal?',
  confirmApproved: 'Take back the approval of {name}?',
  ok: 'Restore',
  recordComesBack:
    'It comes back for everyone as it was. Proposals that were rejected only because of the deletion are open again.',
  cardComesBack: {
    one: 'The event comes back for everyone as it was. Proposals that were rejected only because of the deletion are open again.',
    other:
      'The event and its matches, {count} records, come back for everyone as they were. Proposals that were rejected only because of the deletion are open again.',
  },
  proposalComesBack: 'It waits in the queue again as its author left it.',
  approvalGoes: 'The event is marked “not reviewed” again, waits in Event Review, and counts in no ranking.',

  // Restoring everything.
  allTitle: 'Restore all by {name}?',
  allBody:
    'Everything that this account deleted comes back, and what it approved is “not reviewed” again. What others have decided since stays as it is.',
  since: 'What it did',
  sinceThis: 'Since this entry',
  lastHour: 'In the last hour',
  lastDay: 'In the last 24 hours',
  lastWeek: 'In the last 7 days',
  lastMonths: 'In the last 90 days',
});
