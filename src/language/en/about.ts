import { defineTexts } from '../text';

/** About; its text is a document of its own for each language. */
export const about = defineTexts('about', {
  description: 'What Armwiki is and how an edit gets into it.',
  loading: 'Loading the page',
});
