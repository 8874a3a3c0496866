import { defineTexts } from '../text';

/** The frame around every page. */
export const app = defineTexts('app', {
  description:
    'Armwiki is a community wiki for competitive sports results. Browse events, matches and players, and propose what is missing.',
  unreviewed: '{count} not reviewed',
  pending: '{count} pending',
  show: 'Show',
  attention: { one: '{count} change needs your attention.', other: '{count} changes need your attention.' },
  offline: 'Offline. You see what this device has stored.',
  offlineWaiting: {
    one: 'Offline. {count} change is kept on this device and sent later.',
    other: 'Offline. {count} changes are kept on this device and sent later.',
  },
  printed: 'Armwiki, {address}, printed on {date}',
  footer: 'Armwiki is written by its readers. <link>How it works</link>',
  offlineAnd: 'Offline. {what}',
  waitingBadge: { one: '1 change on this device', other: '{count} changes on this device' },
  waitingBadgeStuck: {
    one: '{waiting}, 1 needs your attention',
    other: '{waiting}, {count} need your attention',
  },
  search: 'Search',
});
