import fc from 'fast-check';
import type { Copies } from '@/backend/copies';
import type { Resume } from '@/backend/snapshot';
import { sportId } from '@/model/ids';
import { event, match, player } from '@test/support/factories';
import { createFakeBackend } from '@test/support/fakeBackend';
import { publishFake } from '@test/support/fakeCopies';
import { FakeServer } from '@test/support/fakeServer';
import { follow, markAfter, type Followed } from '@test/support/follow';
import { runs } from '@test/support/property';

import { device, isComplete, noCopies, paceOf, players, serverWith } from '../backend/publishedWorld';

test('a first visit takes the copy, then what changed since, and reads nothing else of the database', async () => {
  const server = serverWith(20);
  server.bury('player', 'p3');
  const copies = publishFake(server, 8);
  server.advance(60_000);
  server.set('player', player('p0', { name: 'Renamed', updatedAt: server.tick() }));
  server.bury('player', 'p1');
  const seen = follow(device(server, copies).backend, players);
  await seen.until(isComplete);
  expect(seen.docs.size).toBe(18);
  expect(seen.docs.get('p0')).toMatchObject({ name: 'Renamed' });
  // The tombstone that ends the copy is not final yet, so it comes once more.
  expect(server.reads).toBeLessThanOrEqual(3);
  const shares = seen.snapshots.flatMap(({ share }) => share ?? []);
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(markAfter(seen)).toEqual({ watermark: expect.any(Number), checkedAt: expect.any(Number) });
});

test('the matches of a sport are those of the copy that belong to it', async () => {
  const server = new FakeServer();
  const chess = { ...match('m2').event, sport: { id: sportId('chess') } };
  server.set('match', match('m1'), match('m2', { event: chess }));
  server.set('event', event('e1'));
  const seen = follow(device(server, publishFake(server, 8)).backend, {
    kind: 'matchesOfSport',
    sport: sportId('armw'),
  });
  await seen.until(isComplete);
  expect(seen.ids()).toEqual(['m1']);
});

test('a load that was interrupted goes on with the part where it stopped', async () => {
  const server = serverWith(20);
  const copies = publishFake(server, 8);
  const { backend } = device(server, copies);
  const first = follow(backend, players);
  await first.until(({ docs }) => docs.size >= 12);
  first.stop();
  copies.current.collections.player.parts.forEach(({ file }) => expect(copies.asked).toContain(file));
  const mark = markAfter(first);
  expect(mark).toMatchObject({ filling: true });
  const before = copies.asked.length;
  const second = follow(backend, players, mark);
  await second.until(isComplete);
  expect(copies.asked.slice(before)).not.toContain(copies.current.collections.player.parts[0]?.file);
  expect(second.events().map(({ kind }) => kind)).not.toContain('reset');
  expect(new Set([...first.ids(), ...second.ids()]).size).toBe(20);
});

test('where another copy was published meanwhile, it begins anew with that', async () => {
  const server = serverWith(20);
  const old = device(server, publishFake(server, 8));
  const first = follow(old.backend, players);
  await first.until(({ docs }) => docs.size >= 12);
  first.stop();
  // Missing in the new copy, and no listener will report it.
  server.advance(60_000);
  server.bury('player', 'p0');
  server.advance(60_000);
  const second = follow(device(server, publishFake(server, 8)).backend, players, markAfter(first));
  await second.until(isComplete);
  expect(second.events()[0]?.kind).toBe('reset');
  expect(second.docs.has('p0')).toBe(false);
});

test('a scope that has its rows asks for no copy, and who was here 20 minutes ago for no changes', async () => {
  const server = serverWith(3);
  const copies = noCopies();
  const mark = { watermark: 1_000, checkedAt: server.now };
  server.advance(19 * 60_000);
  const { backend, reports } = device(server, copies);
  const seen = follow(backend, players, mark);
  await seen.until(isComplete);
  expect(copies.changes).not.toHaveBeenCalled();
  server.advance(2 * 60_000);
  const later = follow(backend, players, mark);
  await later.until(isComplete);
  expect(copies.changes).toHaveBeenCalledTimes(1);
  expect(copies.manifest).not.toHaveBeenCalled();
  expect(reports).toEqual(['players: the published changes are not used. changes.json: status 404']);
});

describe('the plain way is taken, and why is said, when a copy', () => {
  const day = 24 * 3_600_000;
  test.each<[string, RegExp, (server: FakeServer) => Copies]>([
    ['is missing', /manifest\.json: status 404/, noCopies],
    [
      'is older than tombstones are kept',
      /what was deleted since may be forgotten/,
      (server) => {
        const copies = publishFake(server, 8);
        server.advance(90 * day);
        return copies;
      },
    ],
    ['is empty', /It is empty/, () => publishFake(new FakeServer(), 8)],
    [
      'is damaged in a later part',
      /player-1-.*: expected 8 bytes/,
      (server) => {
        const copies = publishFake(server, 8);
        const part: Copies['part'] = (wanted, signal) =>
          wanted.file.startsWith('player-1')
            ? Promise.reject(new Error(`${wanted.file}: expected 8 bytes`))
            : copies.part(wanted, signal);
        return { ...copies, part };
      },
    ],
    [
      'holds what is no player',
      /player-0-.*expected/,
      (server) => ({ ...publishFake(server, 8), part: async () => [{ id: 5 }] }),
    ],
    [
      'has its parts in no order',
      /in no order/,
      (server) => {
        const copies = publishFake(server, 8);
        const { player: copy } = copies.current.collections;
        const parts = copy.parts.toReversed();
        const manifest = {
          ...copies.current,
          collections: { ...copies.current.collections, player: { ...copy, parts } },
        };
        return { ...copies, manifest: async () => ({ manifest, at: server.now }) };
      },
    ],
  ])('%s', async (_, why, copiesOf) => {
    const server = serverWith(20);
    const { backend, reports } = device(server, copiesOf(server));
    const seen = follow(backend, players);
    await seen.until(isComplete);
    expect(seen.docs.size).toBe(20);
    expect(reports).toEqual([expect.stringMatching(why)]);
    expect(reports[0]).toContain('players: the published copy is not used.');
  });
});

test('offline it is no fault of the copy: the scope is tried again later', async () => {
  const server = serverWith(3);
  const copies: Copies = {
    ...noCopies(),
    manifest: () => Promise.reject(new TypeError('Failed to fetch')),
  };
  const { backend, reports } = device(server, copies, { isOnline: () => false });
  const seen = follow(backend, players);
  await seen.until(({ errors }) => errors.length > 0);
  expect(seen.errors[0]?.code).toBe('unavailable');
  expect(reports).toEqual([]);
});

const write = fc.record({
  id: fc.integer({ min: 0, max: 11 }).map((at) => `p${at}`),
  bury: fc.boolean(),
  later: fc.constantFrom(0, 1, 5_000, 20_000),
  /** Together with the previous writes, as in one transaction. */
  together: fc.boolean(),
});
const anyWrites = fc.array(write, { maxLength: 6 });
type Writes = typeof anyWrites extends fc.Arbitrary<infer T> ? T : never;

const anyVisit = fc.record({
  loading: anyWrites,
  stopAfter: fc.nat(6),
  /** Events during sleep of so many minutes, with the page open and no delivery. */
  asleep: fc.array(
    fc.record({ some: anyWrites, minutes: fc.constantFrom(31, 120, 6 * 1_440), published: fc.boolean() }),
    { maxLength: 2 },
  ),
  /** Events until the next visit, between two publications of changes. */
  away: fc.array(fc.record({ some: anyWrites, pass: fc.constantFrom(0, 5_000, 3_700_000, 86_400_000) }), {
    maxLength: 3,
  }),
  copiedAgain: fc.boolean(),
  since: anyWrites,
});
type Visit = typeof anyVisit extends fc.Arbitrary<infer T> ? T : never;

function perform(server: FakeServer, some: Writes): void {
  for (const { id, bury, later, together } of some) {
    server.advance(later);
    const time = together ? server.now : server.tick();
    if (bury) server.bury('player', id);
    else server.set('player', player(id, { name: `N${time}`, updatedAt: time }));
  }
}

/** The rows of a returning device, and its watermark. */
class Visitor {
  readonly rows = new Map<string, unknown>();
  private mark: Resume | undefined;
  private readonly server: FakeServer;

  constructor(server: FakeServer) {
    this.server = server;
  }

  async visit(
    copies: ReturnType<typeof publishFake>,
    { loading, asleep }: Pick<Visit, 'loading' | 'asleep'>,
    until: (seen: Followed) => boolean,
  ): Promise<void> {
    const { server, rows } = this;
    const pending = [...loading];
    const pause = async () => perform(server, pending.splice(0, 1));
    const { backend, absent } = device(server, copies, { pause, pace: paceOf(2) });
    const seen = follow(backend, players, this.mark);
    await seen.until((so) => until(so) || isComplete(so));
    perform(server, pending);
    for (const { some, minutes, published } of asleep) {
      const told = seen.snapshots.length;
      await absent(minutes * 60_000, async () => {
        perform(server, some);
        if (published) await copies.publishChanges();
      });
      await seen.until(({ snapshots }) => snapshots.slice(told).some(({ complete }) => complete));
    }
    await new Promise((resolve) => void setTimeout(resolve, 0));
    seen.stop();
    for (const happened of seen.events()) {
      if (happened.kind === 'reset') rows.clear();
      if (happened.kind === 'removed') happened.ids.forEach((id) => rows.delete(id));
      else happened.docs.forEach((doc) => rows.set(doc.id, doc));
    }
    this.mark = markAfter(seen, this.mark);
  }
}

async function plainRows(server: FakeServer): Promise<Followed['docs']> {
  const plain = follow(createFakeBackend({ server }), players);
  await plain.until(isComplete);
  plain.stop();
  return plain.docs;
}

test('copies, changes, interruptions and listening end as a plain first fill does, whatever is written meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({ before: anyWrites, reading: anyWrites, after: anyWrites, last: anyWrites }),
      fc.integer({ min: 1, max: 5 }),
      fc.array(anyVisit, { minLength: 1, maxLength: 3 }),
      async ({ before, reading, after, last }, partSize, all) => {
        const server = serverWith(8);
        perform(server, before);
        let copies = publishFake(server, partSize, () => perform(server, reading));
        perform(server, after);
        const visitor = new Visitor(server);
        for (const one of all) {
          await visitor.visit(copies, one, ({ snapshots }) => snapshots.length >= one.stopAfter);
          for (const { some, pass } of one.away) {
            perform(server, some);
            server.advance(pass);
            await copies.publishChanges();
          }
          if (one.copiedAgain) copies = publishFake(server, partSize);
          perform(server, one.since);
        }
        await visitor.visit(copies, { loading: last, asleep: [] }, () => false);
        expect(new Map([...visitor.rows].sort())).toEqual(new Map([...(await plainRows(server))].sort()));
      },
    ),
    runs(30),
  );
});
