import { defineTexts } from '../text';

export const agreement = defineTexts('agreement', {
  agreedOn: 'You agreed on {day}',
  waiting: {
    one: '1 change is waiting for you to agree to the terms of use.',
    other: '{count} changes are waiting for you to agree to the terms of use.',
  },
  read: 'Read and agree',
  firstTitle: 'Before your first proposal',
  changedTitle: 'The terms of use have changed',
  agreeBody:
    'To propose changes, please agree to the terms of use of {operator}, version {version}. Your proposals are published under {licence}.',
  agreeHint: 'We ask only once. Until you agree, your changes stay on this device.',
  agree: 'Agree and send',
  notNow: 'Not now',
});
