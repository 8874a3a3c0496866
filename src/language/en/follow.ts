import { defineTexts } from '../text';

/** Following players, events, pairs, countries and searches, and news of them. */
export const follow = defineTexts('follow', {
  follow: 'Follow',
  followNamed: 'Follow {name}',
  tooMany: 'You follow {count} things, the maximum. Unfollow one first.',
  title: 'Following',
  description: 'What you follow, and what is new.',
  onDevice: 'Saved on this device. Sign in to use it on all your devices.',
  withAccount: 'Saved with your account, on all devices where you are signed in.',
  nothingTitle: 'You are not following anything yet',
  nothingBody:
    'Press Follow on a player, an event or a pair, on a country’s players, or on a search. No account needed.',
  news: 'News of what you follow',
  unread: '{count} new',
  isNew: 'New',
  noNews: 'Nothing new. Results, upcoming events and changes to what you follow appear here.',
  coming: 'Upcoming',
  latest: 'Latest',
  changed: 'The page of {name} was changed',
  found: '{name} is new in the wiki',
  all: 'All news and what you follow',
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
