import { defineTexts } from '../text';

export const notices = defineTexts('notices', {});
