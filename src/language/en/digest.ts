import { defineTexts } from '../text';

export const digest = defineTexts('digest', {
  title: 'Email digest',
  label: 'Email me unread notifications',
  none: 'Never',
  daily: 'Every morning',
  weekly: 'Every Monday',
  hint: 'Unread decisions, replies and mentions, sent to {email} in the morning (Japan time).',
  notVerified: 'We send email only to verified addresses. Open the link we sent to {email}.',
  noAddress: 'Your account has no email address.',
  notConfigured: 'This site does not send email.',
});
