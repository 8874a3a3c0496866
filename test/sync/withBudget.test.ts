import type { BudgetStage } from '@/model/operating/budget';
import { eventId, matchId, playerId, sportId, userId } from '@/model/ids';
import type { Scope } from '@/backend/scope';
import { KnownStage } from '@/sync/knownStage';
import { withBudget } from '@/sync/withBudget';
import { withPublishedData } from '@/sync/withPublishedData';
import { command } from '@test/support/commands';
import { event, match, player } from '@test/support/factories';
import { createFakeBackend } from '@test/support/fakeBackend';
import { publishFake } from '@test/support/fakeCopies';
import { FakeServer } from '@test/support/fakeServer';
import { follow } from '@test/support/follow';
import { isComplete } from '../backend/publishedWorld';

const side = (id: string) => ({ id: playerId(id), name: id });

function world({
  stage = 2,
  uid,
  waits = false,
}: { readonly stage?: BudgetStage; readonly uid?: string; readonly waits?: boolean } = {}) {
  const server = new FakeServer();
  server.addAccount({
    uid: 'ann',
    email: 'ann@example.com',
    password: 'armwiki',
    name: 'Ann',
    moderator: false,
  });
  server.set('event', event('e1'));
  server.set('player', player('p1'), player('p2'));
  const ofEvent = { ...match('m1').event, id: eventId('e1') };
  server.set(
    'match',
    match('m1', { event: ofEvent, player1: side('p1'), player2: side('p2') }),
    match('m2', { event: { ...ofEvent, id: eventId('e2') }, player1: side('p2'), player2: side('p3') }),
  );
  const copies = publishFake(server, 8);
  let published = stage;
  let now = 0;
  const known = new KnownStage({
    copies: {
      status: async () => ({ version: 1, at: 0, queue: { open: 0 }, functions: '1', stage: published }),
    },
    now: () => now,
    wait: () => new Promise(() => undefined),
  });
  const fake = createFakeBackend({ server, ...(uid !== undefined && { uid }) });
  const backend = withPublishedData(withBudget(fake, { copies, stage: known }), {
    copies,
    report: () => undefined,
    isOnline: () => true,
    now: () => server.now,
    pause: () => Promise.resolve(),
    onReturn: () => undefined,
  });
  const learnsUser = () => backend.auth.subscribe(() => undefined);
  if (!waits) learnsUser();
  const becomes = async (next: BudgetStage) => {
    published = next;
    now += 11 * 60_000;
    await known.ask();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { server, fake, copies, backend, becomes, learnsUser };
}

const players: Scope = { kind: 'players' };
const ofEvent: Scope = { kind: 'matchesOfEvent', event: eventId('e1') };

test('a reader without an account is given published files, and the database is asked nothing', async () => {
  const { server, backend, fake } = world();
  const scopes: readonly (readonly [Scope, readonly string[]])[] = [
    [players, ['p1', 'p2']],
    [{ kind: 'events' }, ['e1']],
    [{ kind: 'matchesOfSport', sport: sportId('armw') }, ['m1', 'm2']],
    [ofEvent, ['m1']],
    [{ kind: 'matchesOfPlayer', player: playerId('p2') }, ['m1', 'm2']],
    [{ kind: 'match', match: matchId('m2') }, ['m2']],
    [{ kind: 'sports' }, []],
  ];
  for (const [scope, ids] of scopes) {
    const seen = follow(backend, scope);
    await seen.until(isComplete);
    expect([scope.kind, seen.ids()]).toEqual([scope.kind, ids]);
  }
  expect([server.reads, fake.followed()]).toEqual([0, 0]);
});

test('what was published since the copy is in it too', async () => {
  const { server, backend, copies } = world();
  const of = { ...match('m1').event, id: eventId('e1') };
  server.advance(60_000);
  server.set('match', match('m3', { event: of, updatedAt: server.tick() }));
  server.bury('match', 'm1');
  server.advance(3_600_000);
  await copies.publishChanges();
  const seen = follow(backend, ofEvent);
  await seen.until(isComplete);
  expect(seen.ids()).toEqual(['m3']);
});

test.each<Scope>([
  { kind: 'recentChanges' },
  { kind: 'history', collection: 'player', docId: 'p1' },
  { kind: 'profile', uid: userId('ann') },
  { kind: 'match', match: matchId('younger-than-what-is-published') },
])('where nothing is published of it, a reader is told why: $kind', async (scope) => {
  const { server, backend } = world();
  const seen = follow(backend, scope);
  await seen.until(({ errors }) => errors.length > 0);
  expect(seen.errors[0]?.code).toBe('over-budget');
  for (const asked of [{ kind: 'publicLog' }, { kind: 'crowd', event: 'e1' }] as const)
    await expect(backend.ask(asked)).rejects.toMatchObject({ code: 'over-budget' });
  expect(server.reads).toBe(0);
});

test.each([
  ['somebody who is signed in, at any stage', { stage: 3, uid: 'ann' }],
  ['anybody, while there is room in the budget', { stage: 1 }],
] as const)('%s reads the database as ever', async (_, options) => {
  const { backend, fake } = world(options);
  const seen = follow(backend, ofEvent);
  await seen.until(isComplete);
  expect([seen.ids(), fake.followed()]).toEqual([['m1'], 1]);
});

test('live queries end when the stage is raised, and are back when it falls or when somebody signs in', async () => {
  const { backend, fake, becomes } = world({ stage: 0 });
  const seen = follow(backend, players);
  await seen.until(isComplete);
  expect(fake.followed()).toBe(1);
  await becomes(2);
  expect(fake.followed()).toBe(0);
  await becomes(0);
  expect(fake.followed()).toBe(1);
  await becomes(2);
  fake.become('ann');
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(fake.followed()).toBe(1);
  seen.stop();
  expect([fake.followed(), seen.errors]).toEqual([0, []]);
});

test('a page that goes on without live queries keeps what is newer than the files', async () => {
  const { server, backend, becomes } = world({ stage: 0 });
  const seen = follow(backend, ofEvent);
  await seen.until(isComplete);
  const of = { ...match('m1').event, id: eventId('e1') };
  server.set('match', match('m4', { event: of, updatedAt: server.tick() }));
  await seen.until(() => seen.ids().includes('m4'));
  await becomes(2);
  expect(seen.ids()).toEqual(['m1', 'm4']);
});

test('the public log is asked for once it is known who is signed in', async () => {
  const { backend, learnsUser } = world({ uid: 'ann', waits: true });
  const read = backend.ask({ kind: 'publicLog' });
  await new Promise((resolve) => setTimeout(resolve, 0));
  learnsUser();
  expect(await read).toBeDefined();
});

test('at stage 3 an edit is refused so that it waits; what stops abuse goes on', async () => {
  const { backend, fake, becomes } = world({ stage: 3, uid: 'ann' });
  const edit = command('c');
  await expect(backend.commit(edit)).rejects.toMatchObject({ code: 'over-budget' });
  expect(fake.sent).toEqual([]);
  // The fake's answers to these do not matter here.
  const own = command('d', { body: { kind: 'saveDevice', token: 't', language: 'en' } as never });
  await backend.commit(own).catch(() => undefined);
  expect(fake.sent).toHaveLength(1);
  await becomes(2);
  await backend.commit(edit).catch(() => undefined);
  expect(fake.sent).toHaveLength(2);
});
