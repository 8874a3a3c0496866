import { defineTexts } from '../text';

/** Leaving. */
export const session = defineTexts('session', {
  signOut: 'Sign out',
  signOutFailed: 'Signing out did not work. Try again.',
  unsent: { one: 'Sign out with 1 change unsent?', other: 'Sign out with {count} changes unsent?' },
  unsentBody:
    'What is not sent yet stays on this device and is sent when you sign in here again. Nobody else sees it.',
});
