import { defineTexts } from '../text';

/** The search over players and events. */
export const find = defineTexts('find', {
  searchPlayersAndEvents: 'Search players and events',
  results: 'Results',
  resultsFor: 'Results for “{text}”',
  players: 'Players',
  events: 'Events',
  headToHead: 'Head-to-head',
  pair: '{own} v {other}',
  matches: 'Matches',
  recent: 'Recent',
  clearRecent: 'Clear recent',
  close: 'Close search',
  howTo:
    'Type a name, an alias, a place or a year; two names to compare them; or what matches have in common, such as a year, an arm and a class. Spelling errors and other scripts are fine.',
  reading: 'Reading the names …',
  nothing: 'Nothing found for “{text}”',
  addIt: 'If it is missing, add it.',
  signInToAdd: 'If it is missing, <link>sign in</link> to add it.',
  allResults: { one: 'Show the result on a page', other: 'Show all {count} results' },
  countResults: { one: '1 result', other: '{count} results' },
  countPlayers: { one: '1 player', other: '{count} players' },
  countEvents: { one: '1 event', other: '{count} events' },
  countMatches: { one: '1 match', other: '{count} matches' },
  lastMatch: 'last match {date}',
  alsoKnownAs: 'also {names}',
  knownPlayers: 'Of this name known already: {players}. Propose another only if it is somebody else.',
  similarPlayers: 'Of a similar name known already: {players}. Propose another only if it is somebody else.',
  knownEvents: 'Of this name known already: {events}.',
  similarEvents: 'Of a similar name known already: {events}.',
});
