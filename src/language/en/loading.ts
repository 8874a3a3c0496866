import { defineTexts } from '../text';

export const loading = defineTexts('loading', {
  loading: 'Loading {what}',
  loadFailed: 'The {what} could not be loaded',
  filling: 'Loading the results',
  notHere: 'Not on this device yet',
  notHereWhy: 'It appears when you are back online.',
  notKnown: 'Not on this device',
  notKnownWhy: 'We check whether this page exists when you are back online.',
});
