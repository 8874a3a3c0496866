import { english } from '@/language/language';
import type { Scope } from '@/backend/scope';
import type * as turns from '@/lib/turns';
import { saveInterests } from '@/features/moderation/proposal/interestThunks';
import { applyMany, rejectMany } from '@/features/moderation/proposal/moderationThunks';
import { userId, type DeltaId } from '@/model/ids';
import { limits } from '@/model/schema/limits';
import { delta, event, profile } from '@test/support/factories';
import { client, settle, useFakeTime } from '@test/support/client';
import { FakeServer } from '@test/support/fakeServer';

// Nothing is painted here.
jest.mock('@/lib/turns', () => ({
  ...jest.requireActual<typeof turns>('@/lib/turns'),
  afterPaint: () => Promise.resolve(),
}));

useFakeTime();

type Moderator = Awaited<ReturnType<typeof moderator>>;

async function moderator(server: FakeServer, uid: string) {
  const who = await client({ server, uid, moderator: true });
  who.follows({ kind: 'queue' }, { kind: 'events' });
  await settle(100);
  return {
    ...who,
    notices: () =>
      who
        .state()
        .notices.notices.map(({ message }) => (typeof message === 'string' ? message : english.t(message))),
  };
}

async function race() {
  const server = new FakeServer();
  server.set('event', event('e1', { name: 'Old name' }));
  server.set('profile', profile('bo', { name: 'bo' }));
  const author = await client({ server, uid: 'editor' });
  author.follows({ kind: 'events' });
  await settle(100);
  author.renames('e1', 'New name');
  await settle(5_000);
  const [first, second] = [await moderator(server, 'bo'), await moderator(server, 'cy')];
  second.follows({ kind: 'profile', uid: userId('bo') });
  await settle(100);
  return { server, first, second, id: first.queue()[0] ?? '' };
}

/** A proposal that no decision about the first one affects. */
const ofAnother = (id: string) => delta(id, { docId: 'e2', base: 'Event e2' });

test.each<[string, string, (who: Moderator, id: string) => void]>([
  ['applied', 'bo has already applied it: New name', (who, id) => who.applies(id)],
  ['rejected', 'bo has already rejected it: Old name', (who, id) => who.rejects(id, 'no poster')],
])(
  'who decides offline what another has %s meanwhile is told so, and has nothing to clean up',
  async (_, told, decide) => {
    for (const late of [
      (who: Moderator, id: string) => who.applies(id),
      (who: Moderator, id: string) => who.rejects(id, 'too late'),
    ]) {
      const { first, second, id } = await race();
      second.backend.setOnline(false);
      late(second, id);
      await settle(1_000);
      expect(second.waiting()).toHaveLength(1);
      decide(first, id);
      await settle(60_000);
      expect(first.waiting()).toEqual([]);
      expect(first.notices()).toEqual([]);
      second.backend.setOnline(true);
      await settle(60_000);
      expect(second.waiting()).toEqual([]);
      expect(second.notices()).toContain(told);
    }
  },
);

test.each<[string, (who: Moderator, id: string) => void]>([
  ['apply', (who, id) => who.applies(id)],
  ['reject', (who, id) => who.rejects(id, 'too late')],
])('who is about to %s what another has deleted is told so, offline or not', async (_, late) => {
  for (const offline of [true, false]) {
    const { first, second, id } = await race();
    second.backend.setOnline(!offline);
    if (offline) late(second, id);
    else second.backend.hold();
    await settle(1_000);
    first.withdraws(id);
    await settle(60_000);
    if (!offline) late(second, id);
    second.backend.release();
    await settle(60_000);
    second.backend.setOnline(true);
    await settle(60_000);
    expect(second.waiting()).toEqual([]);
    expect(second.notices()).toEqual([expect.stringMatching(/^Another moderator deleted it, or .*: /)]);
    expect(first.waiting()).toEqual([]);
    expect(first.notices()).toEqual([]);
  }
});

test('what a moderator has declared an interest in is left to the other one, until the interest is ended', async () => {
  const { server, first, second, id } = await race();
  const record = { collection: 'event', id: 'e1' } as const;
  const [none, all] = [new Set<string>(), new Set(['event/e1'])];
  server.put('role', { id: 'cy', moderator: true });
  first.dispatch(saveInterests([record], { declared: none, chosen: all }));
  await settle(5_000);
  expect(server.get('trust', 'bo')).toMatchObject({ interests: ['event/e1'] });
  first.applies(id);
  await settle(60_000);
  expect(first.delta(id)).toMatchObject({ status: 'new', problemCause: { code: 'ownInterest' } });
  first.dispatch(saveInterests([record], { declared: all, chosen: none }));
  second.applies(id);
  await settle(60_000);
  expect(server.get('delta', id)).toMatchObject({ status: 'applied', decidedBy: 'cy' });
  expect(first.queue()).toEqual([]);
  expect(server.get('trust', 'bo')).toMatchObject({ interests: [] });
});

test('two who delete the same have done so, and neither is told of anything', async () => {
  const { first, second, id } = await race();
  second.backend.setOnline(false);
  second.withdraws(id);
  first.withdraws(id);
  await settle(60_000);
  second.backend.setOnline(true);
  await settle(60_000);
  expect([...first.waiting(), ...second.waiting()]).toEqual([]);
  expect([...first.notices(), ...second.notices()]).toEqual([]);
});

test('of several that are applied together the one is named that another has decided, whatever became of the rest', async () => {
  const { server, first, second, id } = await race();
  server.set('delta', delta('gone', { docId: 'nowhere', field: 'name', value: 'No event has it' }));
  await settle(1_000);
  second.backend.setOnline(false);
  second.applies(id, 'gone');
  first.rejects(id, 'no poster');
  await settle(60_000);
  second.backend.setOnline(true);
  await settle(60_000);
  expect(second.delta('gone')?.problem).toBeDefined();
  expect(second.waiting()).toEqual([]);
  expect(second.notices()).toContain('bo has already rejected it: Old name');
});

test('of a bundle that is rejected the decided ones are named, and the others are rejected', async () => {
  const { server, first, second, id } = await race();
  server.set('event', event('e2'));
  server.set('delta', ofAnother('d2'), ofAnother('d3'));
  await settle(1_000);
  const meant = second.queue();
  expect(meant).toHaveLength(3);
  first.applies(id);
  first.withdraws('d2');
  await settle(60_000);
  second.dispatch(rejectMany(meant, { reason: 'no poster' }));
  await settle(1_000);
  expect(second.waiting()).toEqual(['rejectDelta queued']);
  expect([...second.notices()].sort()).toEqual([
    expect.stringMatching(/^Another moderator deleted it, or/),
    'bo has already applied it: New name',
  ]);
  await settle(60_000);
  expect(second.waiting()).toEqual([]);
  expect(second.notices()).toHaveLength(2);
  expect(server.get('delta', 'd3')).toMatchObject({ status: 'rejected', decidedBy: 'cy' });
});

test('who applies after a second look what left the queue meanwhile is told what became of it', async () => {
  // No page is left here.
  Object.assign(globalThis, { addEventListener: () => undefined, removeEventListener: () => undefined });
  const { server, first, second, id } = await race();
  server.set('event', event('e2'));
  server.set('delta', ofAnother('d2'));
  await settle(1_000);
  first.applies(id);
  first.withdraws('d2');
  await settle(60_000);
  second.dispatch(applyMany([id as DeltaId, 'd2' as DeltaId]));
  await settle(60_000);
  expect(second.waiting()).toEqual([]);
  expect([...second.notices()].sort()).toEqual([
    expect.stringMatching(/^Another moderator deleted it, or/),
    'bo has already applied it: New name',
  ]);
});

test.each<[string, (id: string) => Scope]>([
  ['by itself', (id) => ({ kind: 'delta', id, uid: userId('bo') })],
  ['in a longer list', () => ({ kind: 'queue', page: { from: 0, count: 400 } })],
])('what was looked at %s leaves the queue all the same once somebody else decides it', async (_, seen) => {
  const { first, second, id } = await race();
  const [close] = first.follows(seen(id));
  await settle(100);
  expect(first.queue()).toEqual([id]);
  close?.();
  await settle(10_000);
  second.rejects(id, 'no poster');
  await settle(60_000);
  expect(first.queue()).toEqual([]);
});

test('of a list that was read once, what goes is gone where a moderator decides it or looks at it', async () => {
  const server = new FakeServer();
  const size = limits.queuePage + 3;
  for (let at = 0; at < size; at += 1) server.set('delta', delta(`d${at}`, { timestamp: 1_000 + at }));
  const last = (from: number) => `d${size - from}`;
  const [first, second] = [await moderator(server, 'bo'), await moderator(server, 'cy')];
  expect(second.queue()).toHaveLength(limits.queuePage);
  second.follows({ kind: 'queue', page: { from: 1_000 + limits.queuePage - 1, count: limits.queuePage } });
  await settle(100);
  expect(second.queue()).toHaveLength(size);

  second.withdraws(last(1));
  server.delete('delta', last(2));
  second.applies(last(2));
  await settle(60_000);
  expect(second.waiting()).toEqual([]);
  expect(second.queue()).toHaveLength(size - 2);

  server.set('delta', delta(last(3), { status: 'rejected', reason: 'no poster' }));
  await settle(60_000);
  expect(second.queue()).toHaveLength(size - 2);
  second.follows({ kind: 'delta', id: last(3), uid: userId('cy') });
  await settle(100);
  expect(second.queue()).toHaveLength(size - 3);

  // The live query covers the first page, so the second moderator needs no other query there.
  first.rejects('d0', 'no poster');
  await settle(60_000);
  expect(second.queue()).toHaveLength(size - 4);
});
