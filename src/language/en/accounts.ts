import { defineTexts } from '../text';

export const accounts = defineTexts('accounts', {
  title: 'Accounts',
  sending: 'Sending…',
  offline: 'Saved on this device. It is sent when you are back online.',

  email: 'Email of an account',
  emailHint:
    'The owner must have signed in here at least once. All moderators can see every change in the log below.',
  makeModerator: 'Make moderator',
  removeModerator: 'Remove moderator',
  grantTitle: 'Make this account a moderator?',
  grantBody: 'Make sure you know who this is. Anyone can choose any name.',
  noName: 'none yet',
  factEmail: 'Verified address',
  factCreated: 'Registered',
  factUid: 'Account id',
  notVerified:
    'This account’s address is not verified, so it may belong to someone else. Ask the owner to open the link in the verification email; Settings can send it again.',
  noAccount: 'No account has this address. The owner has to sign in once before you can give a role.',
  lookUpOffline: 'You are offline, so the account could not be looked up. Try again when you are online.',
  lookUpFailed: 'The account could not be looked up. Try again.',
  removeTitle: 'Remove {email} as a moderator?',
  removeBody:
    'Their decisions stay. They are signed out within seconds, or within an hour if a page is offline.',

  log: 'Log of roles and bans',
  loading: 'Loading the log',
  failed: 'The log could not be loaded',
  empty: 'No roles or bans yet.',
  by: 'by {name}, {time}',
  byConsole: 'from the console, {time}',
  rejected: '{count} rejected',
  revertsProposed: { one: '1 revert proposed', other: '{count} reverts proposed' },
  bannedLeaves: {
    one: '1 record keeps changes by this account:',
    other: '{count} records keep changes by this account:',
  },
  leftCreated: '{name} was created by this account. Delete it, or revert it in its history.',
  leftDeleted: '{name} was deleted by this account. Restore it in its history.',
  leftChanged: '{name} cannot go back by itself: others have changed it since. Check it in its history.',
  leftMore: { one: '1 more is on the account’s page.', other: '{count} more are on the account’s page.' },
  banReason: 'reason: {reason}',
  unfinished: 'not finished yet',
  liftBan: 'Lift ban',
  liftTitle: 'Lift the ban?',
  liftBody: 'The account can propose changes again. Rejected proposals stay rejected.',
});
