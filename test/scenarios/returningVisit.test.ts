import type { StoreEnhancer } from '@reduxjs/toolkit';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import { keptChanged } from '@/wiki/preferences/preferencesSlice';
import { tableIds } from '@/lib/table';
import { eventId, playerId, sportId } from '@/model/ids';
import type { RootState } from '@/store/typed';
import { allAnswered, client, type ClientOptions, settle, useFakeTime } from '@test/support/client';
import { matchOf, player } from '@test/support/factories';
import { FakeServer } from '@test/support/fakeServer';
import { createMemoryDevice } from '@test/support/memoryDevice';

useFakeTime();

const players = { kind: 'players' } as const;
const dayMs = 24 * 3_600_000;

function world(count: number) {
  const server = new FakeServer();
  server.set('player', ...Array.from({ length: count }, (_, at) => player(`p${at}`, { updatedAt: 1_000 })));
  return { server, device: createMemoryDevice() };
}

async function visit(options: Required<Pick<ClientOptions, 'server' | 'device'>>) {
  const before = options.server.reads;
  const c = await client(options);
  c.follows(players);
  await allAnswered();
  const shown = [...tableIds(c.state().players.rows)].sort();
  await c.flush();
  c.close();
  return { read: options.server.reads - before, shown };
}

const rename = (server: FakeServer, from: number, to: number) =>
  server.set(
    'player',
    ...Array.from({ length: to - from }, (_, at) =>
      player(`p${from + at}`, { name: 'Renamed', updatedAt: server.tick() }),
    ),
  );

test('which of the rows are still to come is known of each kind while they come back, and in the end of none', async () => {
  const at = world(3);
  await visit(at);
  const told: string[] = [];
  const record: StoreEnhancer = (create) => (reducer, initial) =>
    create((state, action) => {
      const next = reducer(state, action);
      if (action.type.startsWith('storage/rows'))
        told.push((next as unknown as RootState).storage.coming.join(' '));
      return next;
    }, initial);
  const c = await client({ ...at, enhancers: [record] });
  expect(told).toEqual([
    'delta sport event player profile match',
    'sport event player profile match',
    'event player profile match',
    'player profile match',
    'profile match',
    'match',
    '',
    '',
  ]);
  c.close();
});

test.each([0, 10, 500])(
  'a returning visit reads the %i documents that changed, and no other',
  async (changed) => {
    const at = world(2_000);
    expect((await visit(at)).read).toBe(2_000);
    at.server.advance(dayMs);
    rename(at.server, 0, changed);
    at.server.advance(dayMs);
    expect((await visit(at)).read).toBe(changed);
    expect((await visit(at)).read).toBe(0);
  },
);

test('what was written shortly before the last visit is read once more, and no more than once', async () => {
  const at = world(100);
  rename(at.server, 0, 10);
  await visit(at);
  at.server.advance(dayMs);
  expect((await visit(at)).read).toBe(10);
  expect((await visit(at)).read).toBe(0);
});

test('documents that share a time stamp across pages are all there, each read once', async () => {
  const at = world(1_200);
  const seen = await visit(at);
  expect(seen.read).toBe(1_200);
  expect(seen.shown).toHaveLength(1_200);
});

test('a write that shares the newest time stamp and became visible later is not missed', async () => {
  const at = world(10);
  const time = at.server.tick();
  at.server.set('player', player('early', { updatedAt: time }));
  await visit(at);
  at.server.set('player', player('late', { updatedAt: time }));
  expect((await visit(at)).shown).toContain('late');
});

test('after 91 days away everything is read again, and what was deleted and purged meanwhile vanishes', async () => {
  const at = world(1_000);
  await visit(at);
  at.server.delete('player', 'p7');
  at.server.advance(91 * dayMs);
  const seen = await visit(at);
  expect(seen.read).toBe(999);
  expect(seen.shown).not.toContain('p7');
  expect((await visit(at)).read).toBe(0);
});

test('quiet visits count: nobody who comes every two months starts afresh', async () => {
  const at = world(100);
  await visit(at);
  for (let visits = 0; visits < 3; visits += 1) {
    at.server.advance(60 * dayMs);
    expect((await visit(at)).read).toBe(0);
  }
});

test('where the server does not tell its time, the last check stays as it was', async () => {
  const at = world(100);
  await visit(at);
  at.server.tellsTime = false;
  at.server.advance(60 * dayMs);
  expect((await visit(at)).read).toBe(0);
  at.server.tellsTime = true;
  at.server.advance(60 * dayMs);
  expect((await visit(at)).read).toBe(100);
});

test('an interrupted first fill goes on where it stopped, and misses nothing written meanwhile', async () => {
  const server = new FakeServer();
  server.pageSize = 100;
  server.set(
    'player',
    ...Array.from({ length: 1_000 }, (_, at) => player(`p${at}`, { updatedAt: 1_000 + at })),
  );
  const device = createMemoryDevice();
  const first = await client({ server, device });
  first.backend.hold();
  first.follows(players);
  for (let page = 0; page < 4; page += 1) first.backend.step();
  await first.flush();
  first.close();
  expect(server.reads).toBe(400);

  server.set('player', player('p3', { name: 'Renamed', updatedAt: server.tick() }));
  server.bury('player', 'p5');
  server.set('player', player('new', { updatedAt: server.tick() }));
  server.advance(dayMs);
  const second = await client({ server, device });
  second.follows(players);
  await allAnswered();
  // The 600 missing, the three that changed, and again the one whose time equals the watermark.
  expect(server.reads).toBe(400 + 604);
  expect(second.state().players.rows.size).toBe(1_000);
  expect(selectPlayer(second.state(), 'p3')?.name).toBe('Renamed');
  expect(selectPlayer(second.state(), 'p5')).toBeUndefined();
  await second.flush();
  second.close();
  expect((await visit({ server, device })).read).toBe(0);
});

const armw = sportId('armw');
const sport = { kind: 'matchesOfSport', sport: armw } as const;
const cardScope = { kind: 'matchesOfEvent', event: eventId('e1') } as const;

test('with the matches of a sport kept, pages of events and players open no narrow scope of matches', async () => {
  const server = new FakeServer();
  server.set('match', ...Array.from({ length: 40 }, (_, at) => matchOf(`m${at}`, 'e1')));
  const device = createMemoryDevice();
  const keeps = async () => {
    const c = await client({ server, device });
    c.act(keptChanged([sport]));
    await allAnswered();
    return c;
  };
  const first = await keeps();
  await first.flush();
  first.close();
  server.advance(dayMs);

  const before = server.reads;
  const c = await keeps();
  c.follows(cardScope, { kind: 'matchesOfPlayer', player: playerId('ann') });
  await allAnswered();
  // Even before the server answers, since the device has them whole.
  expect(Object.keys(c.state().scopes.byKey).filter((key) => /^matchesOf(Event|Player)/.test(key))).toEqual(
    [],
  );
  expect(server.reads - before).toBe(0);
  expect(c.state().matches.rows.size).toBe(40);
});

test('a second tab opened at once reads again what is not final and a card, and no collection', async () => {
  const server = new FakeServer();
  server.set('player', ...Array.from({ length: 2_000 }, (_, at) => player(`p${at}`, { updatedAt: 1_000 })));
  server.advance(dayMs);
  rename(server, 0, 30);
  server.set('match', ...Array.from({ length: 10 }, (_, at) => matchOf(`m${at}`, 'e1')));
  const device = createMemoryDevice();
  const tab = async () => {
    const c = await client({ server, device });
    c.follows(players, cardScope);
    await settle(1_000);
    await c.flush();
    return c;
  };
  const first = await tab();
  const before = server.reads;
  const second = await tab();
  expect(server.reads - before).toBe(30 + 10);
  for (const c of [first, second]) {
    expect([c.state().players.rows.size, c.state().matches.rows.size]).toEqual([2_000, 10]);
    expect(Object.values(c.state().scopes.byKey).map(({ status }) => status)).toEqual([
      'live',
      'live',
      'live',
    ]);
  }
  server.set('player', player('p7', { name: 'News', updatedAt: server.tick() }));
  await settle(1_000);
  for (const c of [first, second]) expect(selectPlayer(c.state(), 'p7')?.name).toBe('News');
});
