import { defineTexts } from '../text';

/** Words of the pages that say who runs the site, and what contributors agree to; the terms themselves are a document for each language. */
export const site = defineTexts('site', {
  termsDescription: 'What you agree to when you propose an edit, and under what licence the data is.',
  imprintDescription: 'Who runs this site, and how to reach them.',
  loading: 'Loading the text',

  version: 'Version {version}',
  example:
    'This is the example text that comes with Armwiki. {operator} has not said yet that it was checked for this site.',
  noTermsTitle: 'No terms are stated',
  noTermsBody:
    'Whoever runs this site has not said under what licence the data is or what contributors agree to. Ask them before you publish the data elsewhere.',

  operator: 'Run by',
  address: 'Address',
  mail: 'Email',
  licence: 'Licence of the data',
  noImprintTitle: 'Nobody is named',
  noImprintBody: 'Whoever runs this site has not said who they are.',

  publishedUnder: 'What you propose is published under {licence}. <link>Terms of use</link>',
});
