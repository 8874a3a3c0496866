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
  eventGone: 'This event was deleted or never existed.',
  matchGone: 'This match was deleted or never existed.',
  playerGone: 'This player was deleted or never existed.',
  allPlayers: 'All players',
  allEvents: 'All events',

  // An address that leads nowhere.
  didYouMean: 'Did you mean',
  pageNotFound: 'Page not found',
  nothingHere: 'There is no page at this address',
  goHome: 'Go to the home page',
  findPlayer: 'Find a player',
  noSuchPage: '{address} is not a page of Armwiki. The link may be old or mistyped.',

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
  onTheCard: 'Next on the card',
  previousMatch: 'Previous match',
  nextMatch: 'Next match',
  announcedClass: 'Announced class',
  aboutArm: 'About the arm',
  confidence: 'Data confidence',
  sourceIs: 'Source: {source}',
  note: '“{note}”',

  // Changes.
  report: 'Something wrong here?',
  history: 'History',
  noChanges: 'No changes yet',
  asRecorded: 'Unchanged since it was first entered.',
  changedTo: 'changed to',
  nothing: 'nothing',
  fieldIs: '{field}: {value}',
  atOnce: 'Applied at once',
  amended: '{moderator} changed this before applying it. Originally proposed: {proposed}.',
  reverted: '<link>Reverted</link> by {name}, {when}',

  share: 'Share',
  downloadCsv: 'Download CSV',
  csvFailed: 'The table could not be created. Check your connection and try again.',
  linkCopied: 'Link copied.',
  copyFailed: 'The link could not be copied: {address}',
  toLineage: 'Lineage of the title',
});
