import { defineTexts } from '../text';

export const ratedDay = defineTexts('ratedDay', {
  asOf: 'As of',
  asOfToday: 'Today',
  asOfPrinted: '{what}, as of {date}',
  rating: 'Rating',
});
