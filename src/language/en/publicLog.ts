import { defineTexts } from '../text';

export const publicLog = defineTexts('publicLog', {
  lead: 'What moderators and admins did, newest first. For applied proposals, see Recent changes.',
  loading: 'Loading the log',
  failed: 'The log could not be loaded',
  moreFailed: 'Earlier entries could not be loaded.',
  nothing: 'The log is empty',
  nothingFits: 'No entries of this kind yet',
  filter: 'Filter the log',
  kind: 'Kind',
  any: 'Everything',
  shown: { one: '1 entry', other: '{count} entries' },
  more: 'Load more',
  end: 'That is all.',

  reverts: 'Reverts',
  deletions: 'Deletions',
  restorations: 'Restorations',
  approvals: 'Approvals',
  accounts: 'Roles, bans and names',
  settings: 'Sports and settings',
});
