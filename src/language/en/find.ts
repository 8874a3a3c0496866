import { defineTexts } from '../text';

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
    'Type a name, an alias, a place or a year. Type two names to compare them, or a year, an arm and a class to find matches. Misspellings and other scripts work too.',
  reading: 'Loading names …',
  nothing: 'Nothing found for “{text}”',
  addIt: 'If it is missing, you can add it.',
  signInToAdd: 'If it is missing, <link>sign in</link> to add it.',
  allResults: { one: 'Show the result on its own page', other: 'Show all {count} results' },
  countResults: { one: '1 result', other: '{count} results' },
  countPlayers: { one: '1 player', other: '{count} players' },
  countEvents: { one: '1 event', other: '{count} events' },
  countMatches: { one: '1 match', other: '{count} matches' },
  lastOpponent: 'last against {name}',
  lastMatch: 'last match {date}',
  alsoKnownAs: 'also {names}',
  knownPlayers:
    'Already in the wiki under this name: {players}. Propose a new player only if this is someone else.',
  similarPlayers:
    'Already in the wiki under a similar name: {players}. Propose a new player only if this is someone else.',
  knownEvents: 'Already in the wiki under this name: {events}.',
  similarEvents: 'Already in the wiki under a similar name: {events}.',
});
