import { isoDate } from './isoDate';
import { deltaId, eventId, matchId, playerId, sportId, userId } from '@/model/ids';
import type { Delta } from '@/model/delta';
import type { Event, Match, Player } from '@/model/records';

export interface Data {
  readonly events: readonly Event[];
  readonly matches: readonly Match[];
  readonly players: readonly Player[];
}

/** The same numbers for the same seed on every machine (mulberry32). */
export function seeded(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let t = Math.imul(at ^ (at >>> 15), 1 | at);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const first = ['Levan', 'Devon', 'Ermes', 'Michael', 'Denis', 'Vitaly', 'Genadi', 'Jerry', 'Alizhan', 'Todd'];
const last = ['Saginashvili', 'Larratt', 'Gasparini', 'Todd', 'Cyplenkov', 'Laletin', 'Kvikvinia', 'Muratov'];
const weights = ['75kg', '85kg', '95kg', '105kg', '115kg', 'Open'] as const;
const matchesPerEvent = 7;
const sport = { id: sportId('armw') };

/** Records in the proportions of `data/armwrestling.json`: 7 matches an event, 3 players to 5 matches, 2009 to 2025. */
export function makeData(size: number, seed = 1): Data {
  const random = seeded(seed);
  const below = (n: number) => Math.floor(random() * n);
  const updatedAt = 1_750_000_000_000;
  const players = Array.from({ length: Math.ceil(size * 0.6) }, (_, at): Player => ({
    id: playerId(`player-${at}`),
    name: `${first[below(first.length)]} ${last[below(last.length)]} ${at}`,
    author: { id: 'seed' },
    created: updatedAt,
    updatedAt,
    ...(random() < 0.9 && { country: 'Georgia' }),
  }));
  const events = Array.from({ length: Math.ceil(size / matchesPerEvent) }, (_, at): Event => ({
    id: eventId(`east-vs-west-${at}`),
    name: `East vs West ${at}`,
    date: isoDate(below(6_200)),
    sport,
    author: { id: 'seed' },
    created: updatedAt,
    updatedAt,
    valid: 1,
    location: 'Istanbul, Turkey',
    organization: 'East vs West',
    source: ['https://en.wikipedia.org/wiki/East_vs_West'],
  }));
  const matches = Array.from({ length: size }, (_, at): Match => {
    const event = events[Math.floor(at / matchesPerEvent)]!;
    // Squaring makes some players frequent, since stars compete often; how much is a guess.
    const one = players[Math.floor(random() ** 2 * players.length)]!;
    const two = players[(below(players.length - 1) + 1) % players.length]!;
    const loses = below(3);
    const score = random() < 0.9;
    return {
      id: matchId(`${event.id}-${at % matchesPerEvent}`),
      date: event.date,
      player1: { id: one.id, name: one.name, ...(score && { score: 3, result: 'W' as const }) },
      player2: { id: two.id, name: two.name, ...(score && { score: loses, result: 'L' as const }) },
      gender: random() < 0.93 ? 'M' : 'W',
      arm: random() < 0.9 ? 'R' : 'L',
      ...(random() < 0.7 && { weight: weights[below(weights.length)]! }),
      order: at % matchesPerEvent,
      event: { id: event.id, date: event.date, sport },
      updatedAt: updatedAt + at,
      confidence: 'high',
      source: ['https://en.wikipedia.org/wiki/East_vs_West'],
    };
  });
  return { events, matches, players };
}

export const me = userId('me');

/** Own proposals of another order for matches spread over all. */
export const makeDeltas = (matches: readonly Match[], count: number): readonly Delta[] =>
  Array.from({ length: count }, (_, at) => ({
    id: deltaId(`delta-${at}`),
    collection: 'match',
    docId: matches[Math.floor((at * matches.length) / count)]!.id,
    field: 'player1.score',
    value: 1,
    base: 3,
    author: me,
    timestamp: 1_750_000_000_000 + at,
    status: 'new',
  }));
