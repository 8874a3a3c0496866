import { defineTexts } from '../text';

/** Deleting a record: by a moderator, or proposed by anybody who is signed in. */
export const deleting = defineTexts('deleting', {
  ask: 'Delete…',
  askProposal: 'Propose deletion…',
  delete: 'Delete',
  title: 'Delete {name}?',
  restorable:
    'Open proposals for it are rejected. For 90 days it can be restored, from the log at the end of Wiki Moderation or from its proposal.',
  soon: '{name} is deleted in 10 seconds.',

  propose: 'Propose deletion',
  proposeTitle: 'Propose to delete {name}?',
  decided: 'A moderator decides. Until then it stays as it is, and you can withdraw this in My Changes.',
  why: 'Why should it go?',
  whyHint: 'Entered twice, made up, of another sport …',
  proposed: 'It is proposed to delete {name}.',
  isProposed: 'You proposed to delete it.',

  matchesToo: {
    one: 'Its match is deleted with it.',
    other: 'Its {count} matches are deleted with it.',
  },
  playersToo: {
    one: 'Delete also the player who is left without a match: {names}',
    other: 'Delete also the {count} players who are left without a match: {names}',
  },
  others: { one: '1 other', other: '{count} others' },

  // Its names in lists of changes.
  wouldBe: 'Would be deleted.',
  was: 'Deleted.',
  wasRejected: 'It was to be deleted.',
  deletionOfEvent: 'Deletion of an event',
  deletionOfMatch: 'Deletion of a match',
  deletionOfPlayer: 'Deletion of a player',
  restore: 'Restore',
  restoring: 'It is being restored, with all that went with it.',
});
