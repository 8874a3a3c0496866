import { defineTexts } from '../text';

/** What is on its way, could not be loaded, or is not on this device. */
export const loading = defineTexts('loading', {
  loading: 'Loading {what}',
  loadFailed: 'The {what} could not be loaded',
  filling: 'Loading the results',
  notHere: 'Not on this device yet',
  notHereWhy: 'It appears as soon as the server can be reached.',
  notKnown: 'Not on this device',
  notKnownWhy:
    'Whether there is such a page only the server can tell. It is asked as soon as it can be reached.',
});
