import { defineTexts } from '../text';

/** Hiding a player, whose matches stay. */
export const hiding = defineTexts('hiding', {
  hide: 'Hide…',
  show: 'Show again…',
  hideTitle: 'Propose to hide {name}?',
  showTitle: 'Propose to show {name} again?',
  hideMeans:
    'The page leaves lists, the search and rankings, and shows no facts any more. Matches go on naming {name}, so results stay whole.',
  showMeans: 'The page is in lists, the search and rankings again, with all its facts.',
  decided: 'A moderator decides. It can be undone at any time.',
  whyHide: 'Why should it be hidden?',
  whyHideHint: 'The player asks for it, the results are not theirs …',
  whyShow: 'Why should it be shown again?',
  sayWhy: 'Say why.',
  proposeHiding: 'Propose to hide',
  proposeShowing: 'Propose to show',
  withdraws: 'No moderator has decided on your proposal yet, so it is withdrawn.',
  withdraw: 'Withdraw',

  // The page of a hidden player.
  isHidden: 'This page is hidden',
  isHiddenWhy:
    'A page is hidden when the player asks for it, or when what it says cannot be relied on. Results stay whole: matches go on naming the player.',
  inMatches: { one: '1 match names the player.', other: '{count} matches name the player.' },

  // The page of a minor, where the site hides them.
  isMinor: 'This page is hidden to protect a minor',
  isMinorWhy:
    'Pages of players who may have been under {age} at their last match are hidden. Results stay whole: matches go on naming the player.',

  // In place of deleting a player.
  notDeleted: '{name} cannot be deleted',
  instead: {
    one: 'There is 1 match of {name}, which would be left without a player. Hide the page instead, or merge it with another page of the same person.',
    other:
      'There are {count} matches of {name}, which would be left without a player. Hide the page instead, or merge it with another page of the same person.',
  },

  // Its names in lists of changes.
  wouldBeHidden: 'Would be hidden.',
  wasHidden: 'Hidden.',
  hidingRejected: 'It was to be hidden.',
  wouldBeShown: 'Would be shown again.',
  wasShown: 'Shown again.',
  showingRejected: 'It was to be shown again.',
});
