import { defineTexts } from '../text';

/** Wiki Moderation: the queue and its decisions. */
export const moderation = defineTexts('moderation', {
  description: 'Proposed changes that wait for a moderator.',
  oldestShown: {
    one: 'The oldest proposal is shown. More may be waiting.',
    other: 'The {count} oldest proposals are shown. More may be waiting.',
  },
  loadMore: 'Load more',
  allDecided: 'All decided',
  allDecidedBody: 'No proposal waits. New ones appear here by themselves.',
  byAuthor: 'by {author}',
  select: 'Select {name}',

  newEvent: 'New event',
  newMatch: 'New match',
  newPlayer: 'New player',
  changeOfEvent: 'Change of event',
  changeOfMatch: 'Change of match',
  changeOfPlayer: 'Change of player',
  nameMisspelt: 'The author says the name was misspelt: it changes in every match.',
  nameChanged: 'The author says the name has changed: matches before {day} keep “{name}”.',

  // Actions on one proposal.
  ownLeft: 'This is your own proposal: another moderator has to apply it.',
  apply: 'Apply',
  applying: 'Applying…',
  applyAnyway: 'Apply anyway',
  amend: 'Change and apply…',
  amendTitle: 'Change what is proposed for {name}',
  amendBody: 'Its author is told what you changed, and the history names you both.',
  saysNow: 'The wiki says {value} now.',
  changedWhileOpen: 'It has been changed or decided meanwhile. Close this and look again.',
  reject: 'Reject',
  delete: 'Delete',
  insistTitle: 'Apply over a newer change?',
  insistBody:
    '{fields} of {name} has been changed since the author looked. Applying replaces what you see under “Is” now; should it change once more before, nothing is applied.',

  someStaleTitle: {
    one: 'Apply 1 of {all} proposals?',
    other: 'Apply {count} of {all} proposals?',
  },
  allStaleTitle: 'Each of these needs a look of its own',
  someStaleBody: {
    one: 'One would replace a newer change. It stays selected in the queue, where you can compare, and apply it anyway or reject it.',
    other:
      '{count} would replace a newer change. They stay selected in the queue, where you can compare, and apply each anyway or reject it.',
  },
  staleFields: '{name}: {fields}',
  andMore: 'and {count} more',
  goToFirst: 'Go to the first',

  // Actions on several.
  severalAtOnce: 'Several at once',
  all: 'All',
  waiting: { one: '1 waiting, oldest first', other: '{count} waiting, oldest first' },
  someWaiting: {
    one: '{shown} of 1 waiting, oldest first',
    other: '{shown} of {count} waiting, oldest first',
  },
  selectedOf: '{selected} of {all} selected',
  rejectThese: { one: 'Reject 1 proposal', other: 'Reject {count} proposals' },
  applyThese: { one: 'Apply 1 proposal', other: 'Apply {count} proposals' },
  deleteThese: { one: 'Delete 1 proposal', other: 'Delete {count} proposals' },
  allOfGroup: { one: 'Select the proposal', other: 'Select all {count} proposals' },

  // Before a decision is sent.
  willApply: { one: '1 proposal will be applied.', other: '{count} proposals will be applied.' },
  willReject: { one: '1 proposal will be rejected.', other: '{count} proposals will be rejected.' },
  willDelete: {
    one: '1 proposal will be deleted without a word to its author.',
    other: '{count} proposals will be deleted without a word to their authors.',
  },
  applyingSome: { one: 'Applying 1 proposal…', other: 'Applying {count} proposals…' },

  // Filters.
  filter: 'Filter proposals',
  group: 'Group',
  ungrouped: 'Not grouped',
  byRecord: 'By record',
  byAuthors: 'By author',
  collection: 'Of what',
  anyCollection: 'Any record',
  filterAuthor: 'Author',
  anyAuthor: 'Any author',
  kind: 'Kind',
  anyKind: 'New and changed',
  kindNew: 'New records',
  kindChange: 'Changes',
  kindDeletion: 'Deletions',
  age: 'Age',
  anyAge: 'Any age',
  lastDay: 'Last 24 hours',
  lastWeek: 'Last 7 days',
  older: 'Older than 7 days',
  problems: 'Problems',
  anyProblem: 'Problem or none',
  onlyProblems: 'With a problem',
  noneFits: 'No proposal fits these filters',
  noneFitsBody: 'Take some of them away to see the others.',

  // The keyboard.
  keys: 'Keyboard',
  keysHint: 'Keyboard: press ?',
  keysNote: 'What is selected is decided; where nothing is, the proposal that has the focus.',
  keyNext: 'Next proposal',
  keyPrevious: 'Previous proposal',
  keySelect: 'Select, or no longer',
  keyRange: 'Select all from the last selected to here',
  keyApply: 'Apply',
  keyReject: 'Reject, with a reason',
  keyDelete: 'Delete',
  keyUndo: 'Undo the last decision',
  keyOpen: 'Open the page of the proposal',
  keyHelp: 'This help',
  close: 'Close',

  // One proposal.
  preview: 'As it would be',
  showPreview: 'Show as it would be',
  hidePreview: 'Hide as it would be',
  proposalPage: 'Page of this proposal',
  toQueue: 'All proposals',
  proposalNotFound: 'Proposal not found',
  proposalNotFoundBody:
    'It was deleted or withdrawn, it never existed, or it is somebody else’s and waits for a moderator.',
  proposalSignIn: 'Sign in to see this proposal',
  proposalSignInBody: 'Its author and the moderators can see a proposal.',
  decidedApplied: 'It was applied {when}.',
  decidedRejected: 'It was rejected {when}: {reason}',
  decidedOtherwise: 'It ended {when}: {reason}',
  noReason: 'no reason given',
  ownWaits: 'It waits for a moderator. Under <link>My Changes</link> you can edit or withdraw it.',

  // Why.
  rejectChange: 'Reject the change of {name}?',
  rejectSome: { one: 'Reject 1 proposal?', other: 'Reject {count} proposals?' },
  reason: 'Reason',
  reasonHint: 'The author reads this.',
  commonReasons: 'Common reasons',
  ownWords: 'In your own words',
  reasonMissing: 'Say why, so that the author can do better',
  reasonTooLong: 'At most {max} characters',

  // Hints before deciding.
  problem: 'Could not be applied: {problem}',
  saysNothingNew: 'The wiki says this already.',
  changedSince: 'Changed by somebody else since the author looked: {fields}.',
  ownRivals: 'The author has proposed this more than once; applying the newest rejects the others.',
  otherRivals: {
    one: 'Somebody else proposes a change of the same.',
    other: '{count} others propose a change of the same.',
  },
  knownNames: 'Of this name known already: {players}',
  similarNames: 'Of a similar name known already: {players}',
  compareWith: 'compare<more> with {name}</more>',
  sameNames: {
    one: 'Another new player of this name is proposed.',
    other: '{count} other new players of this name are proposed.',
  },
  needsEvent: 'It names a new event that waits here too, and is applied with it.',
  needsMatch: 'It names a new match that waits here too, and is applied with it.',
  needsPlayer: 'It names a new player who waits here too, and is applied with it.',
  needsSome: 'It names {records} new records that wait here too, and are applied with it.',

  // The author.
  author: 'Author…',
  resetMenu: 'Reset name…',
  resetTitle: 'Reset the name {name}?',
  reset: 'Reset name',
  resetBody: 'The account gets a neutral name such as “Member 4F7K”. The log keeps the old one.',
  banMenu: 'Ban author…',
  banTitle: 'Ban {name}?',
  ban: 'Ban author',
  banBody:
    'The account may propose nothing more. Every moderator sees this in the log and can lift it there.',
  banReject: 'Reject all its open proposals',
  banUndo: 'Propose undoing its applied changes',
});
