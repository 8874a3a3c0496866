import { defineTexts } from '../text';

/** The notices of the service worker are the specification's, word for word. */
export const worker = defineTexts('worker', {
  updated: 'App has been updated. Please refresh the page.',
  outdated:
    'This page is too old to save changes. Yours are kept on this device: refresh the page to send them.',
  refresh: 'Refresh',
  takingOver: 'The new version is getting ready. This page then reloads by itself.',
  offline: 'No internet connection found. App is running in offline mode.',
  registrationFailed: 'Error during service worker registration: {error}',
  refused: 'This browser does not keep the app itself. It works, but opens only with a network.',
  crashed: 'Something went wrong. Your changes are kept.',
  saveReport: 'Save report',
  sendErrors: 'Send such errors',
});
