import { defineTexts } from '../text';

export const app = defineTexts('app', {
  description:
    '{site} is a community wiki for competitive sports results. Browse events, matches and players, and add what is missing.',
  unreviewed: '{count} not reviewed',
  pending: '{count} pending',
  show: 'Show',
  attention: { one: '{count} change needs your attention.', other: '{count} changes need your attention.' },
  offline: 'You are offline. Showing what is stored on this device.',
  offlineWaiting: {
    one: 'You are offline. {count} change is saved on this device and will be sent later.',
    other: 'You are offline. {count} changes are saved on this device and will be sent later.',
  },
  printed: '{site}, {address}, printed on {date}',
  footer: '{site} is written by its readers. <link>How it works</link>',
  offlineAnd: 'You are offline. {what}',
  waitingBadge: { one: '1 change on this device', other: '{count} changes on this device' },
  waitingBadgeStuck: {
    one: '{waiting}, 1 needs your attention',
    other: '{waiting}, {count} need your attention',
  },
  search: 'Search',
});
