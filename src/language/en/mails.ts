import { defineTexts } from '../text';

export const mails = defineTexts('mails', {
  subject: { one: '{site}: 1 unread notification', other: '{site}: {count} unread notifications' },
  more: 'There is more in your inbox.',
  open: 'Open your inbox',
  why: 'You get this email because you turned it on in your {site} settings.',
  change: 'Change this or unsubscribe',
});
