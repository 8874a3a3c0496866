import type { DateString } from '@/model/dates';
import type { Delta } from '@/model/proposals/delta';
import { deltaId, eventId, matchId, playerId, sportId, userId } from '@/model/ids';
import type { Profile } from '@/model/accounts/profile';
import type { Measure } from '@/model/records/fieldProblem';
import type { Event, Match, Player } from '@/model/records/records';
import { builtInSports, findSport } from '@/model/sports';

export const armWrestling = findSport(builtInSports, 'armw')!;

export const asNew: Measure = { reading: 'new', sports: builtInSports };

// Valid documents; a test names only what it is about.

const day = (text: string) => text as DateString;

export const event = (id: string, fields: Partial<Event> = {}): Event => ({
  id: eventId(id),
  name: `Event ${id}`,
  date: day('2023-05-06'),
  sport: { id: sportId('armw') },
  author: { id: 'seed' },
  created: 1_000,
  valid: 1,
  updatedAt: 1_000,
  ...fields,
});

export const player = (id: string, fields: Partial<Player> = {}): Player => ({
  id: playerId(id),
  name: `Player ${id}`,
  author: { id: 'seed' },
  created: 1_000,
  updatedAt: 1_000,
  ...fields,
});

export const match = (id: string, fields: Partial<Match> = {}): Match => ({
  id: matchId(id),
  date: day('2023-05-06'),
  player1: { id: playerId('ann'), name: 'Ann' },
  player2: { id: playerId('bea'), name: 'Bea' },
  gender: 'W',
  order: 1,
  event: { id: eventId('e1'), date: day('2023-05-06'), sport: { id: sportId('armw') } },
  updatedAt: 1_000,
  ...fields,
});

export const matchOf = (id: string, ofEvent: string, fields: Partial<Match> = {}): Match =>
  match(id, {
    event: { id: eventId(ofEvent), date: day('2023-05-06'), sport: { id: sportId('armw') } },
    ...fields,
  });

export const delta = (id: string, fields: Partial<Delta> = {}): Delta => ({
  id: deltaId(id),
  collection: 'event',
  docId: 'e1',
  field: 'name',
  value: 'A better name',
  base: 'Event e1',
  author: userId('editor'),
  timestamp: 1_000,
  status: 'new',
  ...fields,
});

export const profile = (id: string, fields: Partial<Profile> = {}): Profile => ({
  id: userId(id),
  name: `User ${id}`,
  since: 1_000,
  ...fields,
});
