import { defineTexts } from '../text';

/** Roles and bans, at the end of Wiki Moderation. */
export const accounts = defineTexts('accounts', {
  title: 'Accounts',
  sending: 'Being sent…',
  offline: 'Kept on this device, and sent once there is a network.',

  // Roles.
  email: 'Email of an account',
  emailHint: 'Its owner must have signed in here once. Every change is listed below for all moderators.',
  makeModerator: 'Make moderator',
  removeModerator: 'Remove moderator',
  grantTitle: 'Make this account a moderator?',
  grantBody: 'Make sure that you know who this is. Anybody can choose the name.',
  factName: 'Name',
  noName: 'none yet',
  factEmail: 'Verified address',
  factCreated: 'Registered',
  factUid: 'Account id',
  notVerified:
    'The address of this account is not verified, so it may belong to somebody else. Ask its owner to open the link in the verification mail, which Settings sends again.',
  noAccount: 'There is no account with this address. Its owner has to sign in once before it can get a role.',
  lookUpOffline: 'The account could not be looked up, which needs a network. Try again when there is one.',
  lookUpFailed: 'The account could not be looked up. Try again.',
  removeTitle: 'Remove {email} as a moderator?',
  removeBody:
    'What they have decided stays. They are signed out within seconds, or within an hour where a page cannot be reached.',

  // The log.
  log: 'Log of roles and bans',
  loading: 'Loading the log',
  failed: 'The log could not be loaded',
  empty: 'No role has been granted and nobody banned yet.',
  becameModerator: '{name} became a moderator',
  becameAdmin: '{name} became an admin',
  noModerator: '{name} is no longer a moderator',
  noAdmin: '{name} is no longer an admin',
  banned: '{name} was banned',
  limitRaised: '{name} was allowed another number of open proposals',
  unbanned: '{name} may propose again',
  by: 'by {name}, {time}',
  byConsole: 'by the console, {time}',
  rejected: '{count} rejected',
  undone: { one: '1 undoing proposed', other: '{count} undoings proposed' },
  banReason: 'reason: {reason}',
  unfinished: 'not finished yet',
  liftBan: 'Lift ban',
  liftTitle: 'Lift the ban?',
  liftBody: 'The account may propose changes again. What was rejected stays rejected.',
});
