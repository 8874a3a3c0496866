import { defineTexts } from '../text';

/** The service worker's notices, verbatim from the specification. */
export const worker = defineTexts('worker', {
  updated: 'App has been updated. Please refresh the page.',
  outdated:
    'This page is too old to save changes. Yours are saved on this device. Refresh the page to send them.',
  refresh: 'Refresh',
  takingOver: 'Preparing the new version. The page then reloads automatically.',
  offline: 'No internet connection found. App is running in offline mode.',
  registrationFailed: 'Error during service worker registration: {error}',
  refused: 'This browser does not store the app. It works, but opens only online.',
  crashed: 'Something went wrong. Your changes are saved.',
  saveReport: 'Save report',
  sendErrors: 'Send errors like this',
});
