import { defineTexts } from '../text';

/** How a proposal would move the rankings. */
export const effect = defineTexts('effect', {
  title: 'Ratings, if it is applied',
  caption: 'Rating and rank of both, as they are and as they would be',
  rankWith: 'Rank, {gender}',
  becomes: 'becomes',
  unrated: 'No rating',
  unchanged: 'No rating moves by a whole point, and nobody changes place.',
  others: { one: '1 other player changes place.', other: '{count} other players change place.' },
  together: {
    one: 'Together with the author’s other open proposal for this match.',
    other: 'Together with the author’s {count} other open proposals for this match.',
  },
  unreviewed: 'Moves no rating yet: its event is not reviewed.',
});
