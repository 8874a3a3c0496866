import { defineTexts } from '../text';

/** Names by which readers ask the search for a page, separated by commas. */
export const pageNames = defineTexts('pageNames', {
  rankings: 'rankings, ranking, leaderboard, top, best players, who is number one',
  nextEvent: 'next event, next card, upcoming event, coming event',
  latestEvent: 'latest event, last event, latest results, last results',
  events: 'events, upcoming events, calendar, schedule',
  matches: 'matches, all matches, results, all results',
  duplicates: 'duplicates, merged pages, merges',
  titles: 'titles, champions, title holders, belts',
  settings: 'settings, language, dark mode, units, hide results',
  about: 'about, help, how it works',
  login: 'login, sign in, sign up, register',
});
