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
  removeTitle: 'Remove {email} as a moderator?',
  removeBody: 'What they have decided stays. Their open pages notice within seconds.',

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
  unbanned: '{name} may propose again',
  by: 'by {name}, {time}',
  byConsole: 'by the console, {time}',
  rejected: '{count} rejected',
  undone: { one: '1 undoing proposed', other: '{count} undoings proposed' },
  unfinished: 'not finished yet',
  liftBan: 'Lift ban',
  liftTitle: 'Lift the ban?',
  liftBody: 'The account may propose changes again. What was rejected stays rejected.',
});
