import { defineTexts } from '../text';

export const session = defineTexts('session', {
  signOut: 'Sign out',
  signOutFailed: 'Signing out failed. Try again.',
  unsent: { one: 'Sign out with 1 unsent change?', other: 'Sign out with {count} unsent changes?' },
  unsentBody:
    'Unsent changes stay on this device and are sent when you sign in again. No one else sees them.',
});
