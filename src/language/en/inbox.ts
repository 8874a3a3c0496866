import { defineTexts } from '../text';

export const inbox = defineTexts('inbox', {
  description: 'Decisions on your proposals, and replies to you.',
  bell: { one: 'Inbox, 1 unread', other: 'Inbox, {count} unread' },
  isNew: 'New',
  andOthers: {
    one: '(and 1 other entered with it)',
    other: '(and {count} others entered with it)',
  },
  today: 'Today',
  yesterday: 'Yesterday',
  signInTitle: 'Sign in to see your inbox',
  signInBody: 'Decisions on your proposals, replies and mentions are listed here.',
  emptyTitle: 'Nothing here yet',
  emptyBody: 'When a moderator decides on one of your proposals, or someone replies to you, it appears here.',
  offlineTitle: 'Your inbox is not on this device yet',
  offlineBody: 'It loads when you are back online. After that it also opens offline.',
  offlineKept: 'You are offline. Showing what this device loaded before.',
  failedKept: 'New notifications could not be loaded. Showing what this device loaded before.',
  what: 'inbox',
  newest: 'Showing the newest {count}.',
  settings: 'Get it by email',
});
