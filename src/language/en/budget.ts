import { defineTexts } from '../text';

export const budget = defineTexts('budget', {
  published:
    'To stay within budget, {site} is showing data that is up to an hour old. Sign in to see the latest.',
  noEdits:
    '{site} has used up its budget and is not accepting edits for now. Your changes are saved on this device and sent automatically later. Without an account you see the last published data.',
});
