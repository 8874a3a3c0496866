import type { Backend } from '@/backend/backend';
import type { Copies } from '@/backend/copies';
import type { Resume, ScopeObserver } from '@/backend/snapshot';
import { listsApart } from '@/sync/listsApart';
import { withBudget, type WithBudgetOptions } from '@/sync/withBudget';
import { withPublishedAnswers } from '@/sync/withPublishedAnswers';
import { deltaId, playerId, sportId, userId } from '@/model/ids';
import { delta, match, profile } from '@test/support/factories';
import { createFakeBackend } from '@test/support/fakeBackend';
import { publishFake } from '@test/support/fakeCopies';
import { FakeServer } from '@test/support/fakeServer';
import { follow } from '@test/support/follow';
import { isComplete, noCopies } from '../backend/publishedWorld';

const recentChanges = { kind: 'recentChanges' } as const;
const nameOf = (uid: string) => ({ kind: 'profile', uid: userId(uid) }) as const;

interface World {
  readonly uid?: string;
  readonly moderator?: boolean;
  readonly recent?: Copies['recent'];
  readonly matchesOfPlayer?: Copies['matchesOfPlayer'];
}

/** Ten changes by Ann and Bob were applied before the last publication, a minute ago. */
function world({ uid, moderator = false, ...over }: World = {}) {
  const server = new FakeServer();
  if (uid !== undefined)
    server.addAccount({ uid, email: 'a@b.example', password: 'x', name: uid, moderator });
  server.set('profile', profile('ann', { name: 'Ann' }), profile('bob', { name: 'Bob' }));
  server.set('profile', profile('cid', { name: 'Cid' }));
  const apply = (id: string, author: string) =>
    server.set(
      'delta',
      delta(deltaId(id), { author: userId(author), status: 'applied', decidedAt: server.tick() }),
    );
  for (let at = 0; at < 10; at += 1) apply(`d${at}`, at % 2 === 0 ? 'ann' : 'bob');
  server.advance(60_000);
  const copies = publishFake(server, 8);
  const fake = createFakeBackend({ server, ...(uid !== undefined && { uid }) });
  const reports: string[] = [];
  let now = 0;
  let wide: ScopeObserver | undefined;
  const inner: Backend = {
    ...fake,
    subscribe: listsApart((scope, observer) => {
      if (scope.kind !== 'matchesOfSport') return fake.subscribe(scope, observer);
      wide = observer;
      return () => undefined;
    }, fake.subscribe),
  };
  const backend = withPublishedAnswers(inner, {
    copies: { ...copies, ...over },
    report: (message) => reports.push(message),
    now: () => now,
  });
  backend.auth.subscribe(() => undefined);
  const pass = (ms: number) => {
    now += ms;
  };
  return {
    server,
    backend,
    apply,
    reports,
    pass,
    wide: () => {
      if (!wide) throw new Error('Expected the matches of the sport to be followed');
      return wide;
    },
  };
}

async function seenRecent(backend: ReturnType<typeof world>['backend']) {
  const seen = follow(backend, recentChanges);
  await seen.until(isComplete);
  return seen;
}

test('the published changes come first, and the database is read for newer ones only, which stay live', async () => {
  const { server, backend, apply } = world();
  server.advance(60_000);
  apply('newer', 'ann');
  const before = server.reads;
  const seen = await seenRecent(backend);
  expect(server.reads - before).toBe(1);
  expect([...seen.docs.keys()].sort()).toEqual(['d2', 'd3', 'd4', 'd5', 'd6', 'd7', 'd8', 'd9', 'newer']);
  apply('live', 'bob');
  await seen.until(({ docs }) => docs.has('live'));
  expect(server.reads - before).toBe(2);
});

test('without newer changes nothing that was published goes', async () => {
  const { backend } = world();
  const seen = await seenRecent(backend);
  expect(seen.docs.size).toBe(8);
});

test('changes that were not final when they were published are read once more', async () => {
  let checkedAt = 0;
  const { server, backend, apply } = world({
    recent: async () => ({
      checkedAt,
      changes: [delta(deltaId('d9'), { status: 'applied', decidedAt: checkedAt })],
      profiles: [],
    }),
  });
  checkedAt = server.now + 5_000;
  apply('late', 'ann');
  const seen = await seenRecent(backend);
  expect(seen.docs.has('late')).toBe(true);
});

test('without the file the database is read, and the reason is reported', async () => {
  const { backend, reports } = world({ recent: () => noCopies().recent(new AbortController().signal) });
  const seen = await seenRecent(backend);
  expect(seen.docs.size).toBe(8);
  expect(reports).toEqual(['The published recent changes are not used. Error: recent.json: status 404']);
});

test('who leaves before the file has come is told nothing, and nothing is followed', async () => {
  const { server, backend } = world();
  const next = jest.fn();
  backend.subscribe(recentChanges, { mark: () => undefined, next, error: next })();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect([next.mock.calls.length, server.reads]).toEqual([0, 0]);
});

test('authors of published changes are named without a read, others by the database', async () => {
  const { server, backend } = world();
  await seenRecent(backend);
  const before = server.reads;
  const ann = follow(backend, nameOf('ann'));
  await ann.until(isComplete);
  expect([ann.docs.get('ann'), server.reads - before]).toMatchObject([{ name: 'Ann' }, 0]);
  const cid = follow(backend, nameOf('cid'));
  await cid.until(isComplete);
  expect([cid.docs.get('cid'), server.reads - before]).toMatchObject([{ name: 'Cid' }, 1]);
});

test.each<[string, World, number]>([
  ['the own name', { uid: 'ann' }, 0],
  ['any name that a moderator sees', { uid: 'mod', moderator: true }, 0],
  ['a name after ten minutes', {}, 600_001],
])('%s comes from the database', async (_, given, ms) => {
  const { server, backend, pass } = world(given);
  await seenRecent(backend);
  pass(ms);
  const before = server.reads;
  await follow(backend, nameOf('ann')).until(isComplete);
  expect(server.reads - before).toBe(1);
});

describe('the matches of a player', () => {
  const ofAnn = { kind: 'matchesOfPlayer', player: playerId('ann') } as const;
  const fought = (id: string, other: string, own = 'ann') =>
    match(id, {
      player1: { id: playerId(other), name: other },
      player2: { id: playerId(own), name: own },
      updatedAt: 1_000,
    });

  /** All matches of the sport are followed too; `wide` delivers what the device has of them. */
  async function seenMatches(given: World = {}, wide?: (observer: ScopeObserver) => void, mark?: Resume) {
    const at = world(given);
    at.backend.subscribe(
      { kind: 'matchesOfSport', sport: sportId('armw') },
      {
        mark: () => mark,
        next: () => undefined,
        error: () => undefined,
      },
    );
    wide?.(at.wide());
    at.server.set('match', fought('m1', 'bob'), fought('m2', 'cid'), fought('m3', 'bob', 'cid'));
    const before = at.server.reads;
    const seen = follow(at.backend, ofAnn);
    await seen.until(isComplete);
    return { ids: seen.ids(), reads: at.server.reads - before, reports: at.reports };
  }

  test('come from the copy for a visitor without an account', async () => {
    expect(await seenMatches()).toEqual({ ids: ['m1', 'm2'], reads: 0, reports: [] });
  });

  const slice = { entity: 'match', events: [], unreadable: [], complete: false } as const;
  const ofDatabase = { ids: ['m1', 'm2'], reads: 2, reports: [] };

  test('come from the copy while the device has parts of the nightly one', async () => {
    expect(await seenMatches({}, ({ next }) => next({ ...slice, share: 0.5 }))).toMatchObject({ reads: 0 });
  });

  test('come from the database once the device may have newer matches, which nothing older must replace', async () => {
    expect(await seenMatches({}, ({ next }) => next(slice))).toEqual(ofDatabase);
    expect(await seenMatches({}, undefined, { watermark: 1_000 })).toEqual(ofDatabase);
  });

  test('come from the database if newer matches arrive before the answer of the copy', async () => {
    let later: () => void = () => undefined;
    const matchesOfPlayer = async () => {
      later();
      return [fought('old', 'bob')];
    };
    const wide = ({ next }: ScopeObserver) => {
      later = () => next(slice);
    };
    expect(await seenMatches({ matchesOfPlayer }, wide)).toEqual(ofDatabase);
  });

  test('come from the database for an account', async () => {
    expect(await seenMatches({ uid: 'ann' })).toMatchObject({ ids: ['m1', 'm2'], reads: 2 });
  });

  test('come from the database where the copy has none, and the reason is reported', async () => {
    const { matchesOfPlayer } = noCopies();
    expect(await seenMatches({ matchesOfPlayer })).toEqual({
      ids: ['m1', 'm2'],
      reads: 2,
      reports: ['The published matches of a player are not used. Error: player/ann.matches.json: status 404'],
    });
  });
});

test('while the database is spared the published changes are all there is', async () => {
  const { server } = world();
  const copies = publishFake(server, 8);
  const stage: WithBudgetOptions['stage'] = { ask: async () => 2, known: () => 2, listen: () => undefined };
  const spared = withBudget(createFakeBackend({ server }), { copies, stage });
  const backend = withPublishedAnswers(spared, { copies, report: () => undefined, now: () => 0 });
  backend.auth.subscribe(() => undefined);
  const before = server.reads;
  const seen = await seenRecent(backend);
  expect([seen.docs.size, server.reads - before]).toEqual([8, 0]);
});
