import { defineTexts } from '../text';

export const account = defineTexts('account', {
  signedIn: 'Signed in',
  signedInAs: '<hidden>Signed in as </hidden>{name}',

  signOut: 'Sign out',
  signOutFailed: 'Signing out failed. Try again.',
  unsent: { one: 'Sign out with 1 unsent change?', other: 'Sign out with {count} unsent changes?' },
  unsentBody:
    'Unsent changes stay on this device and are sent when you sign in again. No one else sees them.',

  theme: 'Theme',
  themeSystem: 'Same as device',
  themeLight: 'Light',
  themeDark: 'Dark',
  language: 'Language',
  languageSystem: 'Same as browser',
  weightUnit: 'Weight unit',
  kilograms: 'Kilograms (kg)',
  pounds: 'Pounds (lb)',
});
