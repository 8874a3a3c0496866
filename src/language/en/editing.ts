import { defineTexts } from '../text';

/** Proposing new records and edits of what is there. */
export const editing = defineTexts('editing', {
  addEvent: 'Add event',
  addMatch: 'Add match',
  addPlayer: 'Add player',
  newEvent: 'New event',
  newMatch: 'New match',
  newPlayer: 'New player',
  editField: 'Edit {field}',
  editFieldOf: 'Edit {field} {record}',
  editRecord: 'Edit {record}',
  nowIs: 'Now {value}; your proposal is still open.',
  nothing: 'nothing',
  none: 'none',
  unknown: 'Unknown',
  yes: 'Yes',
  no: 'No',
  oneALine: 'One a line',
  linkHint: 'An address on the web',
  accountHint: 'The name of the account, or its page',
  weightHint: 'In kg, or in pounds as “209 lb”',
  samePlayer: 'Both sides are the same player',
  loadingPlayers: 'Loading the players …',
  newPlayerNote: '“{name}” is new: it will be added as a player.',
  choosePlayer: 'Choose a player from the list.',
  why: 'Say why, or from where you know',
  source: 'Source',
  sourceHint: 'A link or a name the moderator can look up',
  note: 'Note',
  restored: 'What you had typed before is back.',
  discard: 'Discard it',
  proposed: 'Your change is proposed. A moderator will look at it.',

  // Marks of an own proposal.
  pending: 'Pending',
  pendingOnDevice: 'Pending, on this device',
  pendingFailed: 'Pending, failed',

  // Faults of a value.
  choosePlayerFor: '{field}: choose a player from the list',
  noVideoFor: '{field}: no video recognised in this text',

  // Permissions.
  moderatorsOnly: 'Moderators only',
  moderatorsSignIn: 'If you are a moderator, sign in to decide what others have proposed.',
  ownChanges: 'See your own changes',
  moderatorsOther:
    'Moderators decide here what becomes part of the wiki. Your account is not one of theirs. When that changes, this page opens by itself.',
  goToSignIn: 'Go to sign-in',
  signInToEdit: 'Sign in to edit',
});
