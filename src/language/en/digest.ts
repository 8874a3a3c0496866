import { defineTexts } from '../text';

/** How often the reader wants unread news by e-mail. */
export const digest = defineTexts('digest', {
  title: 'E-mail digest',
  label: 'Send me unread news',
  none: 'Never',
  daily: 'Every morning',
  weekly: 'Every Monday',
  hint: 'Decisions, replies and mentions that you have not read yet, sent to {email} in the morning in Japan.',
  notVerified:
    'E-mails are sent only to a verified address. Open the link in the mail that was sent to {email}.',
  noAddress: 'Your account has no e-mail address.',
  notConfigured: 'This site sends no e-mails.',
});
