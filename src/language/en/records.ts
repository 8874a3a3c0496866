import { defineTexts } from '../text';

/** How records and their history are shown. */
export const records = defineTexts('records', {
  loadingEvent: 'Loading the event',
  loadingMatch: 'Loading the match',
  loadingPlayer: 'Loading the player',
  eventFailed: 'The event could not be loaded',
  matchFailed: 'The match could not be loaded',
  playerFailed: 'The player could not be loaded',
  eventNotFound: 'Event not found',
  matchNotFound: 'Match not found',
  playerNotFound: 'Player not found',
  eventGone: 'This event was deleted, or it never existed.',
  matchGone: 'This match was deleted, or it never existed.',
  playerGone: 'This player was deleted, or it never existed.',
  allPlayers: 'All players',
  allEvents: 'All events',

  // An address that leads nowhere.
  didYouMean: 'Did you mean',
  pageNotFound: 'Page not found',
  nothingHere: 'Nothing lives at this address',
  goHome: 'Go to the home page',
  findPlayer: 'Find a player',
  noSuchPage: '{address} is no page of Armwiki. The link may be old, or mistyped.',

  // A list of players.
  showMore: 'Show {count} more',

  // A match.
  matchDetails: 'Details of {match}',
  toMatch: 'Match page',
  sameCard: 'Also on this card',
  aboutMatch: 'About this match',
  country: 'Country',
  foughtAt: 'Weighed in at',
  ratingThen: 'Rating before',
  ratingNow: 'Rating today',
  meetings: 'All their matches',
  thisMatch: 'This match',
  onTheCard: 'Next to it on the card',
  previousMatch: 'Before it',
  nextMatch: 'After it',
  announcedClass: 'Class as announced',
  aboutArm: 'About the arm',
  confidence: 'Confidence of the data',
  sourceIs: 'Source: {source}',
  note: '“{note}”',

  // Changes.
  report: 'Something wrong here?',
  history: 'History',
  noChanges: 'No changes yet',
  asRecorded: 'It stands as it was first recorded.',
  changedTo: 'changed to',
  nothing: 'nothing',
  fieldIs: '{field}: {value}',
  atOnce: 'Applied at once',
  amended: '{moderator} changed this before applying it. Proposed was {proposed}.',
  reverted: '<link>Reverted</link> by {name}, {when}',

  share: 'Share',
  downloadCsv: 'Download CSV',
  csvFailed: 'The table could not be made. Check your connection and try again.',
  linkCopied: 'The link is copied.',
  copyFailed: 'The link could not be copied: {address}',
  toLineage: 'Lineage of the title',
});
