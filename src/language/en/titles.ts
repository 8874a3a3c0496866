import { defineTexts } from '../text';

/** What the pages and their panels are called: the specification's table of routes. */
export const titles = defineTexts('titles', {
  home: 'Home',
  login: 'Login',
  sports: 'Sports',
  sport: 'Sport',
  sportPanel: 'Sport',
  event: 'Event',
  eventPanel: 'Event',
  players: 'Players',
  player: 'Player',
  delta: 'Wiki Moderation',
  proposal: 'Proposal',
  changes: 'Recent changes',
  member: 'Member',
  playerHistory: 'History',
  matchHistory: 'History',
  mydelta: 'My Changes',
  outbox: 'On this device',
  reviewEvent: 'Event Review',
  rankings: 'Rankings',
  about: 'About',
  settings: 'Settings',

  // Panels.
  events: 'Events',
  matches: 'Matches',
  video: 'Video',
  history: 'History',
});
