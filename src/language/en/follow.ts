import { defineTexts } from '../text';

/** Following players, events, pairs, countries and searches, and news of them. */
export const follow = defineTexts('follow', {
  follow: 'Follow',
  followNamed: 'Follow {name}',
  tooMany: 'You follow {count} things, which is as many as can be kept. Stop following one of them first.',
  title: 'Following',
  description: 'What you follow, and what is new about it.',
  onDevice: 'Kept on this device. Sign in to have it on all of yours.',
  withAccount: 'Kept with your account, on every device where you are signed in.',
  nothingTitle: 'You follow nothing yet',
  nothingBody:
    'Press Follow on the page of a player, an event or a pair, on a country’s players, or on a search. You need no account.',
  news: 'News of what you follow',
  unread: '{count} new',
  isNew: 'New',
  noNews: 'Nothing new. Results, coming events and changes of what you follow are listed here.',
  coming: 'Coming',
  latest: 'Latest',
  changed: 'The page of {name} was changed',
  found: '{name} is new in the wiki',
  all: 'All news, and what you follow',
  list: 'What you follow',
  players: 'Players',
  events: 'Events',
  pairs: 'Pairs',
  countries: 'Countries',
  searches: 'Searches',
  search: 'Search for “{text}”',
  pair: '{own} v {other}',
  gone: 'No longer in the wiki',
});
