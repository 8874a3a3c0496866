import { defineTexts } from '../text';

/** The inbox: what became of the reader's proposals, and what others said to them. */
export const inbox = defineTexts('inbox', {
  description: 'What became of your proposals, and who replied to you.',
  bell: { one: 'Inbox, 1 unread', other: 'Inbox, {count} unread' },
  isNew: 'New',
  today: 'Today',
  yesterday: 'Yesterday',
  signInTitle: 'Sign in to see your inbox',
  signInBody: 'Decisions on your proposals, replies and mentions are listed here.',
  emptyTitle: 'Nothing here yet',
  emptyBody:
    'When a moderator decides on one of your proposals, or somebody replies to you, you read it here.',
  offlineTitle: 'Your inbox is not on this device yet',
  offlineBody: 'It is loaded when you are back online, and opens without a network from then on.',
  offlineKept: 'You are offline. This is what the device has loaded before.',
  failedKept: 'What is new could not be loaded. This is what the device has loaded before.',
  what: 'inbox',
  newest: 'The newest {count} are shown.',
  settings: 'Get it by e-mail',
});
