import { defineTexts } from '../text';

export const notFound = defineTexts('notFound', {});
