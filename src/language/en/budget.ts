import { defineTexts } from '../text';

/** Sentences for what readers and editors do without while the wiki is short of its budget. */
export const budget = defineTexts('budget', {
  published:
    'To stay within its budget, Armwiki shows what was published last, which is about an hour old. Whoever signs in sees everything at once.',
  noEdits:
    'Armwiki has used up its budget and takes no edits for now. What you enter waits on this device and is sent later by itself. Without an account you see what was published last.',
});
