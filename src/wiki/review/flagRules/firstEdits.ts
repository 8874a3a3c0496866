import { flags } from '@/language/en/flags';
import { message } from '@/language/text';
import type { FlagRule } from './flagRule';

const newAccountMs = 30 * 86_400_000;
/** Up to this many decided proposals, an author counts as a beginner. */
export const fewDecided = 5;

export const firstEdits: FlagRule = {
  severity: 'warning',
  label: flags.firstEdits,
  isAboutAuthor: true,
  find: ({ accountAgeMs, decided, isRecordRead }) =>
    accountAgeMs !== undefined &&
    accountAgeMs < newAccountMs &&
    decided < fewDecided &&
    message(isRecordRead ? flags.firstEditsIs : flags.youngAccountIs),
};
