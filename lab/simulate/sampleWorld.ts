import { deltaId, matchId, userId } from '@/model/ids';
import type { Collection } from '@/model/schema/recordSchema';
import { delta, profile } from '@test/support/factories';
import { FakeServer } from '@test/support/fakeServer';
import { makeData, seeded, type Shape } from '../bench/page/data';

/** A small wiki in memory, and the most visited pages. */
export interface SampleWorld {
  readonly server: FakeServer;
  readonly event: string;
  /** The player with the most matches, the one people look up most. */
  readonly player: string;
  readonly counts: Readonly<Record<Collection, number>>;
  /** Applies this many accepted proposals of the usual mix. Calls for different parts of a day are independent. */
  readonly change: (count: number, part?: Part) => void;
}

type Part = 'published' | 'since' | 'during';

/** Edits per collection among twenty accepted proposals; the rest are new matches. */
export const changeMix = { matches: 16, players: 2, events: 1 } as const;

const authors = 12;
const appliedBefore = 60;
const seeds = { published: 7, since: 8, during: 9 } as const satisfies Record<Part, number>;
const start = 1_760_000_000_000;

export function sampleWorld(shape: Shape, matches: number): SampleWorld {
  const data = makeData(shape, matches);
  const server = new FakeServer();
  server.advance(start - server.now);
  server.set('event', ...data.events);
  server.set('match', ...data.matches);
  server.set('player', ...data.players);
  const names = Array.from({ length: authors }, (_, at) => `author${at}`);
  server.set('profile', ...names.map((name) => profile(name)));
  const applied = Array.from({ length: appliedBefore }, (_, at) =>
    delta(`applied${at}`, {
      docId: data.events[at % data.events.length]!.id,
      author: userId(names[at % authors]!),
      status: 'applied',
      decidedAt: start - 1_000 * (appliedBefore - at),
    }),
  );
  server.set('delta', ...applied);

  const parts = new Map<Part, { count: number; readonly random: () => number }>();

  /** As the function does it, with the copies of a name. */
  const applyOne = (name: Part) => {
    const part = parts.get(name) ?? { count: 0, random: seeded(seeds[name]) };
    parts.set(name, part);
    const draw = <T>(from: readonly T[]): T => from[Math.floor(part.random() * from.length)]!;
    const kind = part.count % 20;
    part.count += 1;
    const change = `${name}${part.count}`;
    const updatedAt = server.tick();
    const { matches: edits, players, events } = changeMix;
    if (kind < edits) {
      const match = server.get('match', draw(data.matches).id);
      if (match) server.put('match', { ...match, order: Number(match['order']) + 1_000, updatedAt });
    } else if (kind < edits + players) {
      const name = `Renamed ${change}`;
      const { id } = draw(data.players);
      server.put('player', { ...server.get('player', id), id, name, updatedAt });
      for (const match of data.matches) {
        const side = match.player1.id === id ? 'player1' : match.player2.id === id ? 'player2' : undefined;
        const stored = side && server.get('match', match.id);
        if (stored)
          server.put('match', { ...stored, [side]: { ...match[side], name }, updatedAt: server.tick() });
      }
    } else if (kind < edits + players + events) {
      const event = server.get('event', draw(data.events).id);
      if (event) server.put('event', { ...event, youtube: 'dQw4w9WgXcQ', updatedAt });
    } else {
      const like = draw(data.matches);
      server.set('match', { ...like, id: matchId(`new-${change}`), updatedAt });
    }
    const { id } = draw(data.events);
    const author = userId(draw(names));
    server.set(
      'delta',
      delta(deltaId(`made-${change}`), { docId: id, author, status: 'applied', decidedAt: server.tick() }),
    );
  };

  return {
    server,
    event: middle(data.matches.map((match) => match.event.id)),
    player: most(data.matches.flatMap(({ player1, player2 }) => [player1.id, player2.id])),
    counts: { event: data.events.length, match: data.matches.length, player: data.players.length },
    change: (count, part = 'during') => {
      for (let at = 0; at < count; at += 1) server.write(() => applyOne(part));
    },
  };
}

function byCount(keys: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([key]) => key);
}

const most = (keys: readonly string[]) => byCount(keys)[0]!;

/** The key with the median count. */
const middle = (keys: readonly string[]) => {
  const sorted = byCount(keys);
  return sorted[Math.floor(sorted.length / 2)]!;
};
