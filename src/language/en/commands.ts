import { defineTexts } from '../text';

/** The effect of each kind of command, and that it was refused. Part of the first page, so few words. */
export const commands = defineTexts('commands', {
  // The effect of a command; a proposal is named by its record.
  propose: '{record}',
  withdraw: 'Withdraw your proposal for {record}',
  deleteProposal: 'Delete the proposal for {record}',
  reject: 'Reject the proposal for {record}: {reason}',
  apply: { one: 'Apply 1 proposal', other: 'Apply {count} proposals' },
  applyAmended: {
    one: 'Change and apply 1 proposal',
    other: 'Change one of {count} proposals and apply them',
  },
  reply: 'Reply about {record}: {text}',
  approveEvent: 'Approve {record}',
  deleteEvent: 'Delete {record} and its matches',
  deleteRecord: 'Delete {record}',
  restore: 'Restore what was deleted or approved',
  restoreSince: 'Restore everything that an account did',
  resetProfile: 'Reset the name of an author',
  passAudit: 'Find {record} right in its audit',
  saveTrust: 'Change the settings of trust',
  saveProfile: 'Call yourself {name}',
  grantRole: 'Make {email} a moderator',
  takeRole: 'Take the moderator role from {email}',
  ban: 'Ban an author',
  unban: 'Lift the ban of an author',
  notify: 'Notify this device of decisions',
  notNotify: 'No longer notify this device of decisions',

  // Refusals.
  notProposed: 'This change could not be sent.',
  notWithdrawn: 'This could not be withdrawn.',
  notRejected: 'This could not be rejected.',
  notApplied: 'This could not be applied.',
  notReplied: 'This reply could not be sent.',
  notApproved: 'This event could not be approved.',
  notDeleted: 'This event could not be deleted.',
  recordNotDeleted: 'This could not be deleted.',
  notRestored: 'This could not be restored.',
  auditNotPassed: 'This audit could not be closed.',
  trustNotSaved: 'The settings of trust could not be changed.',
  nameNotSaved: 'Your name could not be saved.',
  roleNotChanged: 'The role could not be changed.',
  banNotChanged: 'The ban could not be changed.',
  nameNotReset: 'The name could not be reset.',
  notificationsNotChanged: 'Notifications could not be changed.',
});
