import { defineTexts } from '../text';

export const spoilers = defineTexts('spoilers', {
  hide: 'Hide results',
  hint: 'A tap shows one of them. Ratings, tallies and shared links leave them out as well.',
  ofNone: 'None',
  ofWeek: 'Of the last 7 days',
  ofMonth: 'Of the last 30 days',
  ofAll: 'All',
  show: 'Show result',
  showOf: 'Show result of {match}',
  showCard: 'Show all of this card',
  hideCard: 'Hide results again',
  notCounted: 'Hidden results are not counted.',
  ratedUntil: 'As of {date}: later results are hidden.',
  noRatings: 'Ratings are made of results, which are hidden.',
  showRatings: 'Show today’s ratings',
  change: 'This would tell a hidden result.',
});
