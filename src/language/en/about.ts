import { defineTexts } from '../text';

export const about = defineTexts('about', {
  description: 'What {site} is and how an edit gets into it.',
  loading: 'Loading the page',
});
