import { defineTexts } from '../text';

export const words = defineTexts('words', {
  man: 'Man',
  woman: 'Woman',

  event: 'Event',
  match: 'Match',
  player: 'Player',
  newEvent: 'New event',
  newMatch: 'New match',
  newPlayer: 'New player',

  events: 'events',
  matches: 'matches',
  players: 'players',
  rankings: 'rankings',
  titles: 'titles',
  records: 'records',
  countries: 'countries',
  changes: 'changes',
  proposals: 'proposals',

  score: 'Score',

  playerCount: { one: '{count} player', other: '{count} players' },
  eventCount: { one: '{count} event', other: '{count} events' },
  matchCount: { one: '{count} match', other: '{count} matches' },

  final: 'Final',
  semifinal: 'Semifinal',
  quarterfinal: 'Quarterfinal',

  // Countries without an ISO code.
  england: 'England',
  scotland: 'Scotland',
  wales: 'Wales',
  northernIreland: 'Northern Ireland',

  moderator: 'Moderator',
  admin: 'Admin',
  formerMember: 'former member',
  nameWithheld: 'Name withheld',
  yearNotShown: 'not shown',
  pending: 'pending',
  untilDay: 'until {day}: {name}',

  pendingOnDevice: 'Pending, on this device',
  pendingFailed: 'Pending, failed',

  yes: 'Yes',
  no: 'No',
  conflict: 'Sources disagree',
  atStake: 'For {title}',
});
