import { defineTexts } from '../text';

export const spoilers = defineTexts('spoilers', {
  hide: 'Hide results',
  hint: 'Tap to show a single result. Ratings, totals and shared links hide them too.',
  ofNone: 'None',
  ofWeek: 'Last 7 days',
  ofMonth: 'Last 30 days',
  ofAll: 'All',
  show: 'Show result',
  showOf: 'Show result of {match}',
  showCard: 'Show all on this card',
  hideCard: 'Hide results again',
  notCounted: 'Hidden results are not included.',
  ratedUntil: 'As of {date}. Later results are hidden.',
  noRatings: 'Ratings come from results, which are hidden.',
  showRatings: 'Show today’s ratings',
  hidden: 'Results are hidden',
  hiddenHint: 'What belongs here would reveal them.',
  showResults: 'Show them',
  change: 'Hidden: this would reveal a result.',
});
