import { defineTexts } from '../text';

export const effect = defineTexts('effect', {
  title: 'Ratings if applied',
  caption: 'Current rating and rank of both players, and after applying',
  rankWith: 'Rank, {gender}',
  becomes: 'becomes',
  unrated: 'No rating',
  unchanged: 'No rating changes by a whole point, and no rank changes.',
  others: { one: '1 other player changes rank.', other: '{count} other players change rank.' },
  together: {
    one: 'Including the author’s other open proposal for this match.',
    other: 'Including the author’s {count} other open proposals for this match.',
  },
  unreviewed: 'No effect on ratings yet: the event is not reviewed.',
});
