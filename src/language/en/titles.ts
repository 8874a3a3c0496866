import { defineTexts } from '../text';

/** The titles of the pages and their panels: the specification's table of routes. */
export const titles = defineTexts('titles', {
  home: 'Home',
  login: 'Login',
  sports: 'Sports',
  players: 'Players',
  delta: 'Wiki Moderation',
  proposal: 'Proposal',
  duplicates: 'Possible duplicates',
  reports: 'Reports',
  audits: 'Audits',
  bundle: 'Entered together',
  changes: 'Recent changes',
  member: 'Member',
  mydelta: 'My Changes',
  inbox: 'Inbox',
  outbox: 'On this device',
  reviewEvent: 'Event Review',
  rankings: 'Rankings',
  titles: 'Titles',
  records: 'Records',
  countries: 'Countries',
  log: 'Public log',
  figures: 'Moderation figures',
  about: 'About',
  terms: 'Terms of use',
  imprint: 'Imprint',
  settings: 'Settings',
  definitions: 'Sport definitions',

  // Panels.
  matches: 'Matches',
  video: 'Video',
  history: 'History',
});
