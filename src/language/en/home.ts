import { defineTexts } from '../text';

/** The first page. */
export const home = defineTexts('home', {
  home: 'Home',
  description: 'Events, matches and players of arm wrestling, kept by its community.',
  countEvents: { one: '1 event', other: '{count} events' },
  countMatches: { one: '1 match', other: '{count} matches' },
  countPlayers: { one: '1 player', other: '{count} players' },
  nextEvent: 'Next event',
  tomorrow: 'Tomorrow',
  inDays: { one: 'In 1 day', other: 'In {count} days' },
  comingEvents: 'Coming events',
  noneComing: 'No coming event is announced here yet. Whoever signs in can add the next one.',
  latestEvents: 'Latest events',
  allEvents: 'All events',
  noEventsYet: 'No events yet',
  leaders: 'Leaders',
  allRankings: 'All rankings',
  noResultsYet: 'No reviewed event has results yet.',
  recentChanges: 'Recent changes',
  allChanges: 'All changes',
  noChangesYet: 'No edit has been applied yet.',
  waiting: 'Waiting for you',
  toDecide: { one: '1 proposal to decide', other: '{count} proposals to decide' },
  toReview: { one: '1 event to review', other: '{count} events to review' },
  notDecided: { one: '1 change of yours not decided yet', other: '{count} changes of yours not decided yet' },
  nothingWaits: 'Nothing waits for you.',
});
