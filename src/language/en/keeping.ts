import { defineTexts } from '../text';

export const keeping = defineTexts('keeping', {
  keepEvent: 'Keep this event for offline use',
  upToDate: 'Complete and up to date',
  complete: 'Complete; will be checked again online',
  loading: { one: 'Loading: 1 so far', other: 'Loading: {count} so far' },
  loadingShare: {
    one: 'Loading: 1 so far, {share} of all',
    other: 'Loading: {count} so far, {share} of all',
  },
  waitsForNetwork: 'Loads when you are online',
});
