import { defineTexts } from '../text';

export const site = defineTexts('site', {
  termsDescription: 'What you agree to when you propose an edit, and the licence of the data.',
  imprintDescription: 'Who runs this site, and how to reach them.',
  loading: 'Loading the page',

  version: 'Version {version}',
  example: 'This is the app’s example text. {operator} has not confirmed it for this site yet.',
  noTermsTitle: 'No terms of use yet',
  noTermsBody:
    'The operator of this site has not stated a licence for the data or terms for contributors. Ask the operator before you publish the data elsewhere.',

  operator: 'Run by',
  address: 'Address',
  mail: 'Email',
  licence: 'Licence of the data',
  noImprintTitle: 'No operator named',
  noImprintBody: 'The operator of this site has not given a name.',

  publishedUnder: 'Your proposals are published under {licence}. <link>Terms of use</link>',

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

  aboutDescription: 'What {site} is and how an edit gets into it.',
});
