import { defineTexts } from '../text';

export const find = defineTexts('find', {
  searchPlayersAndEvents: 'Search players and events',
  results: 'Results',
  resultsFor: 'Results for “{text}”',
  pair: '{own} v {other}',
  pages: 'Pages',
  nextEvent: 'Next event',
  latestEvent: 'Latest event',
  recent: 'Recent',
  clearRecent: 'Clear recent',
  close: 'Close search',
  howTo:
    'Type a name, an alias, a place or a year. Type what you heard (“Levan beat Devon”) to see their matches, or a year, an arm and a class to find others. Misspellings and other scripts work too.',
  reading: 'Loading names …',
  nothing: 'Nothing found for “{text}”',
  addIt: 'If it is missing, you can add it.',
  signInToAdd: 'If it is missing, <link>sign in</link> to add it.',
  allResults: { one: 'Show the result on its own page', other: 'Show all {count} results' },
  countResults: { one: '1 result', other: '{count} results' },
  countPages: { one: '1 page', other: '{count} pages' },
  noneYet: 'none yet',
  lastOpponent: 'last against {name}',
  lastMatch: 'last match {date}',
  nextMatch: 'next: v {name}, {when}',
  nextMeeting: 'next: {when}',
  resultHidden: 'result hidden',
  resultsHidden: 'results hidden',
  withVideo: 'video',
  alsoKnownAs: 'also {names}',
  knownPlayers:
    'Already in the wiki under this name: {players}. Propose a new player only if this is someone else.',
  similarPlayers:
    'Already in the wiki under a similar name: {players}. Propose a new player only if this is someone else.',
  knownEvents: 'Already in the wiki under this name: {events}.',
  similarEvents: 'Already in the wiki under a similar name: {events}.',
});
