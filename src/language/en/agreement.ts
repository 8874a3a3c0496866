import { defineTexts } from '../text';

/** The question whether a contributor agrees to the terms of the site. */
export const agreement = defineTexts('agreement', {
  agreedOn: 'You agreed on {day}',
  waiting: {
    one: '1 change waits until you agree to the terms of use.',
    other: '{count} changes wait until you agree to the terms of use.',
  },
  read: 'Read and agree',
  firstTitle: 'Before your first proposal',
  changedTitle: 'The terms of use have changed',
  agreeBody:
    'By proposing you agree to the terms of use of {operator}, version {version}. What you propose is published under {licence}.',
  agreeHint: 'You are asked once. Until you agree, what you entered is kept on this device and not sent.',
  agree: 'Agree and send',
  notNow: 'Not now',
});
