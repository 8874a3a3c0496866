import { defineTexts } from '../text';

export const account = defineTexts('account', {
  signedIn: 'Signed in',
  signedInAs: '<hidden>Signed in as </hidden>{name}',
});
