import fc from 'fast-check';
import type { Copies } from '@/backend/copies';
import { advanceMark } from '@/backend/mark';
import { createPace } from '@/backend/pace';
import type { Resume } from '@/backend/snapshot';
import { withCopies, type WithCopiesOptions } from '@/backend/withCopies';
import { sportId } from '@/model/ids';
import { event, match, player } from '@test/support/factories';
import { createFakeBackend } from '@test/support/fakeBackend';
import { publishFake } from '@test/support/fakeCopies';
import { FakeServer } from '@test/support/fakeServer';
import { follow, type Followed } from '@test/support/follow';
import { runs } from '@test/support/property';

const players = { kind: 'players' } as const;
const isComplete = ({ snapshots }: Followed) => snapshots.some(({ complete }) => complete);

const paceOf = (size: number) => () => createPace({ first: size, least: size, most: size });

function device(server: FakeServer, copies: Copies, over: Partial<WithCopiesOptions> = {}) {
  const reports: string[] = [];
  const backend = withCopies(createFakeBackend({ server }), {
    copies,
    report: (message) => reports.push(message),
    isOnline: () => true,
    pause: () => Promise.resolve(),
    pace: paceOf(3),
    ...over,
  });
  return { backend, reports };
}

const markAfter = (seen: Followed, before?: Resume): Resume | undefined =>
  seen.snapshots.reduce<Resume | undefined>(
    (mark, snapshot) => advanceMark(mark, snapshot.events[0]?.kind ?? 'added', snapshot),
    before,
  );

function serverWith(count: number): FakeServer {
  const server = new FakeServer();
  server.set(
    'player',
    ...Array.from({ length: count }, (_, at) => player(`p${at}`, { updatedAt: 1_000 + (at >> 2) })),
  );
  return server;
}

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
  // The tombstone that ends the copy is still unsettled, so it comes once more.
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
  // Gone from the new copy, and no listener will tell of it.
  server.advance(60_000);
  server.bury('player', 'p0');
  server.advance(60_000);
  const second = follow(device(server, publishFake(server, 8)).backend, players, markAfter(first));
  await second.until(isComplete);
  expect(second.events()[0]?.kind).toBe('reset');
  expect(second.docs.has('p0')).toBe(false);
});

test('a scope that has its rows asks for no copy', async () => {
  const server = serverWith(3);
  const copies: Copies = { manifest: jest.fn(), part: jest.fn() };
  const seen = follow(device(server, copies).backend, players, { watermark: 1_000, checkedAt: server.now });
  await seen.until(isComplete);
  expect(copies.manifest).not.toHaveBeenCalled();
});

describe('the plain way is taken, and why is said, when a copy', () => {
  const day = 24 * 3_600_000;
  test.each<[string, RegExp, (server: FakeServer) => Copies]>([
    [
      'is missing',
      /manifest\.json: status 404/,
      () => ({ manifest: () => Promise.reject(new Error('manifest.json: status 404')), part: jest.fn() }),
    ],
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
    manifest: () => Promise.reject(new TypeError('Failed to fetch')),
    part: jest.fn(),
  };
  const { backend, reports } = device(server, copies, { isOnline: () => false });
  const seen = follow(backend, players);
  await seen.until(({ errors }) => errors.length > 0);
  expect(seen.errors[0]?.code).toBe('unavailable');
  expect(reports).toEqual([]);
});

test('a copy, interruptions and listening end as a plain first fill does, whatever is written meanwhile', async () => {
  const write = fc.record({
    id: fc.integer({ min: 0, max: 11 }).map((at) => `p${at}`),
    bury: fc.boolean(),
    later: fc.constantFrom(0, 1, 5_000, 20_000),
  });
  const writes = fc.array(write, { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(
      fc.record({ before: writes, reading: writes, after: writes, loading: writes, away: writes }),
      fc.integer({ min: 1, max: 5 }),
      fc.nat(6),
      fc.boolean(),
      async ({ before, reading, after, loading, away }, partSize, stopAfter, again) => {
        const server = serverWith(8);
        const perform = (some: typeof before) => {
          for (const { id, bury, later } of some) {
            server.advance(later);
            if (bury) server.bury('player', id);
            else server.set('player', player(id, { name: `N${server.now}`, updatedAt: server.tick() }));
          }
        };
        perform(before);
        let copies = publishFake(server, partSize, () => perform(reading));
        perform(after);
        const pending = [...loading];
        const pause = async () => perform(pending.splice(0, 1));
        const first = follow(device(server, copies, { pause, pace: paceOf(2) }).backend, players);
        await first.until(({ snapshots }) => snapshots.length >= stopAfter || isComplete(first));
        first.stop();
        const mark = markAfter(first);
        const rows = new Map(first.docs);
        perform(away);
        if (again) copies = publishFake(server, partSize);
        const second = follow(device(server, copies, { pause }).backend, players, mark);
        await second.until(isComplete);
        perform(pending);
        const plain = follow(createFakeBackend({ server }), players);
        await plain.until(isComplete);
        await new Promise((resolve) => void setTimeout(resolve, 0));
        for (const happened of second.events()) {
          if (happened.kind === 'reset') rows.clear();
          if (happened.kind === 'removed') happened.ids.forEach((id) => rows.delete(id));
          else happened.docs.forEach((doc) => rows.set(doc.id, doc));
        }
        second.stop();
        plain.stop();
        expect(new Map([...rows].sort())).toEqual(new Map([...plain.docs].sort()));
      },
    ),
    runs(300),
  );
});
