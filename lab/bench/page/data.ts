import { deltaId, eventId, matchId, playerId, userId } from '@/model/ids';
import type { Delta } from '@/model/proposals/delta';
import type { Event, Match, Player } from '@/model/records/records';
import { isoDate } from './isoDate';

export interface Data {
  readonly events: readonly Event[];
  readonly matches: readonly Match[];
  readonly players: readonly Player[];
}

export type Shape = Data;

/** Mulberry32: the same numbers for the same seed on every machine. */
export function seeded(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let t = Math.imul(at ^ (at >>> 15), 1 | at);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const updatedAt = 1_750_000_000_000;

/** Players grow slower than matches: 211 for the 346 real matches, about 20,000 for 100,000. */
const playersFor = (shape: Shape, matches: number) =>
  Math.max(2, Math.ceil(shape.players.length * (matches / shape.matches.length) ** 0.8));

/**
 * Records drawn from the real ones. A match takes arm, weight, gender, scores, notes and sources together from one real
 * match; an event its name, place and number of matches from real events; a player its name from two real players. The
 * number of matches per player follows the real distribution.
 */
export function makeData(shape: Shape, size: number, seed = 1): Data {
  const random = seeded(seed);
  const draw = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const players = Array.from({ length: playersFor(shape, size) }, (_, at): Player => {
    const like = draw(shape.players);
    const last = draw(shape.players).name.split(' ').at(-1);
    const name = `${like.name.split(' ')[0]} ${last}`;
    return { ...like, id: playerId(`${slug(name)}-${at}`), name, created: updatedAt, updatedAt };
  });
  const bouts = countsOf(shape.matches.flatMap(({ player1, player2 }) => [player1.id, player2.id]));
  // Draw players as often as a real player competed.
  const competing = players.flatMap((player) => Array.from({ length: draw(bouts) }, () => player));
  const cards = countsOf(shape.matches.map(({ event }) => event.id));

  const events: Event[] = [];
  const matches: Match[] = [];
  while (matches.length < size) {
    const like = draw(shape.events);
    const at = events.length;
    const date = isoDate(Math.floor(random() * 6_200));
    const event: Event = {
      ...like,
      id: eventId(`${like.id.replace(/-\d+$/, '')}-${at}`),
      name: `${like.name.replace(/ [\dIVX]+$/, '')} ${at}`,
      date,
      created: updatedAt,
      updatedAt: updatedAt + at,
    };
    events.push(event);
    const count = Math.min(draw(cards), size - matches.length);
    for (let order = 1; order <= count; order += 1) {
      const one = draw(competing);
      let two = draw(competing);
      if (two === one) two = players[(players.indexOf(one) + 1) % players.length]!;
      const model = draw(shape.matches);
      matches.push({
        ...model,
        id: matchId(`${event.id}-${String(order).padStart(2, '0')}`),
        date,
        player1: { ...model.player1, id: one.id, name: one.name },
        player2: { ...model.player2, id: two.id, name: two.name },
        order,
        event: { id: event.id, date, sport: event.sport },
        updatedAt: updatedAt + matches.length,
      });
    }
  }
  return { events, matches, players };
}

const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');

function countsOf(keys: readonly string[]): readonly number[] {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts.values()];
}

export const me = userId('me');

/** Own proposals of another score, for matches spread over all. */
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
