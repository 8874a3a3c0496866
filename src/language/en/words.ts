import { defineTexts } from '../text';

/** Words of the domain: what codes of the model are called. */
export const words = defineTexts('words', {
  // Genders.
  man: 'Man',
  woman: 'Woman',

  // Records, alone; within a sentence they are in `nouns`.
  event: 'Event',
  match: 'Match',
  player: 'Player',
  newEvent: 'New event',
  newMatch: 'New match',
  newPlayer: 'New player',

  // Things that are loaded.
  events: 'events',
  matches: 'matches',
  players: 'players',
  rankings: 'rankings',
  changes: 'changes',
  proposals: 'proposals',

  // The heading of scores that count different things.
  score: 'Score',

  // How many.
  matchCount: { one: '{count} match', other: '{count} matches' },

  // Stages of a tournament.
  final: 'Final',
  semifinal: 'Semifinal',
  quarterfinal: 'Quarterfinal',

  // Countries that have no code of their own.
  england: 'England',
  scotland: 'Scotland',
  wales: 'Wales',
  northernIreland: 'Northern Ireland',

  // People.
  moderator: 'Moderator',
  admin: 'Admin',
  formerMember: 'former member',
  nameWithheld: 'Name withheld',
  yearNotShown: 'not shown',
  pending: 'pending',
  untilDay: 'until {day}: {name}',

  // Marks of an own proposal.
  pendingProposal: 'Pending',
  pendingOnDevice: 'Pending, on this device',
  pendingFailed: 'Pending, failed',

  // Flags.
  yes: 'Yes',
  no: 'No',
  conflict: 'Sources disagree',
  atStake: 'For {title}',
});
