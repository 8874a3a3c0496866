import { defineTexts } from '../text';

export const deleting = defineTexts('deleting', {
  ask: 'Delete…',
  askProposal: 'Propose deletion…',
  askWithdrawal: 'Withdraw…',
  dependentsToo: {
    one: 'Another of your proposals depends on it and is withdrawn too.',
    other: '{count} of your proposals depend on it and are withdrawn too.',
  },
  delete: 'Delete',
  title: 'Delete {name}?',
  restorable:
    'Open proposals for it are rejected. It can be restored for 90 days, from the log at the end of Wiki Moderation or from its proposal.',
  soon: '{name} will be deleted in 10 seconds.',

  waits:
    'It has several matches, so the other moderators have a day to object. If one of them consents, it is deleted at once; otherwise delete it again after that.',

  propose: 'Propose deletion',
  proposeTitle: 'Propose to delete {name}?',
  decided: 'A moderator decides. Until then nothing changes, and you can withdraw this in My Changes.',
  why: 'Why should it be deleted?',
  whyHint: 'Duplicate, made up, another sport …',
  proposed: 'You proposed to delete {name}.',
  isProposed: 'You proposed to delete this.',

  matchesToo: {
    one: 'Its match is deleted too.',
    other: 'Its {count} matches are deleted too.',
  },
  playersToo: {
    one: 'Also delete the player who has no other match: {names}',
    other: 'Also delete the {count} players who have no other match: {names}',
  },
  others: { one: '1 other', other: '{count} others' },

  wouldBe: 'Will be deleted.',
  was: 'Deleted.',
  wasRejected: 'Deletion was proposed.',
  deletionOfEvent: 'Deletion of an event',
  deletionOfMatch: 'Deletion of a match',
  deletionOfPlayer: 'Deletion of a player',
  restore: 'Restore',
  restoring: 'Restoring it, with everything deleted along with it.',
});
