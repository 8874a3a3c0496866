import { defineTexts } from '../text';

/** The page shows them, and never the app. */
export const oldBrowser = defineTexts('oldBrowser', {
  needsNewer:
    'To use all of this site, open it in Safari or iOS {safari}, Chrome or Edge {chrome}, Firefox {firefox}, or a later version.',
});
