import { defineTexts } from '../text';

export const hiding = defineTexts('hiding', {
  hide: 'Hide…',
  show: 'Show again…',
  hideTitle: 'Propose to hide {name}?',
  showTitle: 'Propose to show {name} again?',
  hideMeans:
    'The page disappears from lists, search and rankings and no longer shows any facts. Matches still show {name}, so results stay complete.',
  showMeans: 'The page appears again in lists, search and rankings, with all its facts.',
  decided: 'A moderator decides. This can be changed again at any time.',
  whyHide: 'Why should it be hidden?',
  whyHideHint: 'The player asked for it, the results are someone else’s …',
  whyShow: 'Why should it be shown again?',
  sayWhy: 'Please give a reason.',
  proposeHiding: 'Propose to hide',
  proposeShowing: 'Propose to show',
  withdraws: 'No moderator has decided on your proposal yet, so it will be withdrawn.',
  withdraw: 'Withdraw',

  isHidden: 'This page is hidden',
  isHiddenWhy:
    'Pages are hidden at the player’s request, or when their content is unreliable. Matches still show the player, so results stay complete.',
  inMatches: { one: 'The player appears in 1 match.', other: 'The player appears in {count} matches.' },

  isMinor: 'This page is hidden to protect a minor',
  isMinorWhy:
    'We hide pages of players who may have been under {age} at their last match. Matches still show the player, so results stay complete.',

  // Offered instead of deleting a player.
  notDeleted: '{name} cannot be deleted',
  instead: {
    one: '{name} has 1 match, which would have no player. Hide the page instead, or merge it with another page of the same person.',
    other:
      '{name} has {count} matches, which would have no player. Hide the page instead, or merge it with another page of the same person.',
  },

  wouldBeHidden: 'Will be hidden.',
  wasHidden: 'Hidden.',
  hidingRejected: 'Hiding was proposed.',
  wouldBeShown: 'Will be shown again.',
  wasShown: 'Shown again.',
  showingRejected: 'Showing it again was proposed.',
});
