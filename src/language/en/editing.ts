import { defineTexts } from '../text';

/** Proposing new records and edits of what is there. */
export const editing = defineTexts('editing', {
  addEvent: 'Add event',
  addMatch: 'Add match',
  addPlayer: 'Add player',
  newEvent: 'New event',
  newMatch: 'New match',
  newPlayer: 'New player',
  editFacts: 'Edit facts',
  moreFacts: 'More facts',
  editField: 'Edit {field}',
  editFieldOf: 'Edit {field} {record}',
  editRecord: 'Edit {record}',
  nowIs: 'Now {value}; your proposal is still open.',
  nothing: 'nothing',
  none: 'none',
  unknown: 'Unknown',
  oneALine: 'One a line',
  sourcesHint: 'For everybody to see: links or names of public pages, one a line',
  noteHint: 'For everybody to see',
  linkHint: 'An address on the web',
  accountHint: 'The name of the account, or its page',
  heightHint: 'In cm',
  poundsHint: 'In pounds, or in kg as “95 kg”',
  wikidataHint: 'Its number such as Q42, or its page',
  weightHint: 'In kg, or in pounds as “209 lb”',
  samePlayer: 'Both sides are the same player',
  loadingPlayers: 'Loading the players …',
  newPlayerNote: '“{name}” is new: it will be added as a player.',
  choosePlayer: 'Choose a player from the list.',
  why: 'Message to the moderators',
  source: 'Where to check it',
  sourceHint: 'A link or a name that a moderator can look up',
  note: 'Message',
  restored: 'What you had typed before is back.',
  discard: 'Discard it',
  proposed: 'Your change is proposed. A moderator will look at it.',

  // Fields that contradict each other.
  endsBeforeItBegins: 'The last day is before the first day',
  winnerBehind: 'By score, the winner needs the higher score',
  needsWinner: 'Say who won, or enter both scores',
  needsScores: 'Enter both scores, or choose another way it ended',
  unevenDraw: 'In a draw both scores are the same',
  wonByNobody: 'A match that ended so has no winner',

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
