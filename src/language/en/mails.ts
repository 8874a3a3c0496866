import { defineTexts } from '../text';

/** The mail of unread news. */
export const mails = defineTexts('mails', {
  subject: { one: 'Armwiki: 1 unread notification', other: 'Armwiki: {count} unread notifications' },
  more: 'There is more in your inbox.',
  open: 'Open your inbox',
  why: 'You get this e-mail because you asked for it in the settings of Armwiki.',
  change: 'Change this or switch it off',
});
