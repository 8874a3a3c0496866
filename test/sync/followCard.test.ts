import type { FollowScope } from '@/backend/backend';
import type { Copies } from '@/backend/copies';
import type { ScopeObserver } from '@/backend/snapshot';
import { eventId } from '@/model/ids';
import { followCard } from '@/sync/followCard';
import { withPublishedAnswers } from '@/sync/withPublishedAnswers';
import { event, matchOf } from '@test/support/factories';
import { createFakeBackend } from '@test/support/fakeBackend';
import { publishFake } from '@test/support/fakeCopies';
import { FakeServer } from '@test/support/fakeServer';
import { follow } from '@test/support/follow';
import { isComplete, noCopies } from '../backend/publishedWorld';

const card = { kind: 'matchesOfEvent', event: eventId('e1'), many: true } as const;

/** A card of twenty matches, beside another event, as the server's copy has it since a minute. */
function world(over: Partial<Copies> = {}) {
  const server = new FakeServer();
  const put = (id: string, of: string, order: number) =>
    server.set('match', matchOf(id, of, { order, updatedAt: server.tick() }));
  server.set('event', event('e1'), event('e2'));
  for (let at = 0; at < 20; at += 1) put(`m${at}`, 'e1', at);
  put('other', 'e2', 0);
  server.advance(60_000);
  const published = publishFake(server, 50);
  const copied = published.matchesOfEvent(card.event, new AbortController().signal);
  server.advance(60_000);
  const reports: string[] = [];
  const backend = withPublishedAnswers(createFakeBackend({ server }), {
    copies: { ...published, matchesOfEvent: () => copied, ...over },
    report: (message) => reports.push(message),
    now: () => 0,
  });
  return { server, put, backend, reports };
}

test('a card that many look at costs a reader the changes since the copy, and no read for each match', async () => {
  const { server, put, backend } = world();
  put('m1', 'e1', 70);
  put('other', 'e2', 70);
  const before = server.reads;
  const seen = follow(backend, card);
  await seen.until(isComplete);
  // One reset, so that nothing older than what the device has is shown in between.
  expect(seen.snapshots).toHaveLength(1);
  expect([seen.docs.size, seen.docs.get('m1')]).toMatchObject([20, { order: 70 }]);
  expect(server.reads - before).toBe(2);
  put('m2', 'e1', 71);
  await seen.until(({ docs }) => docs.get('m2')?.id === 'm2' && seen.snapshots.length > 1);
  expect(seen.docs.get('m2')).toMatchObject({ order: 71 });
  expect(server.reads - before).toBe(3);
});

test('what was deleted since the copy is not on the card, and what is deleted later leaves it', async () => {
  const { server, backend } = world();
  const bury = (id: string) =>
    server.set('match', { ...matchOf(id, 'e1', { updatedAt: server.tick() }), deleted: true } as never);
  bury('m3');
  const seen = follow(backend, card);
  await seen.until(isComplete);
  expect(seen.docs.has('m3')).toBe(false);
  bury('m4');
  await seen.until(({ docs }) => !docs.has('m4'));
  expect(seen.docs.size).toBe(18);
});

test('without the copy the database is asked for the card, and the reason is reported', async () => {
  const { server, backend, reports } = world(noCopies());
  const before = server.reads;
  const seen = follow(backend, card);
  await seen.until(isComplete);
  expect([seen.docs.size, server.reads - before]).toEqual([20, 20]);
  expect(reports).toEqual([
    'The published matches of an event are not used. Error: event/e1.matches.json: status 404',
  ]);
});

test.each([
  ['without its time', [matchOf('m', 'e1')]],
  ['of nothing', null],
  ['with a match that cannot be read', { checkedAt: 0, matches: [{ id: 7 }] }],
])('a file %s is not used', async (_, file) => {
  const { backend, reports } = world({ matchesOfEvent: async () => file });
  const seen = follow(backend, card);
  await seen.until(isComplete);
  expect([seen.docs.size, reports.length]).toEqual([20, 1]);
});

test('once the wiki was restored from a backup the database is asked for the card', async () => {
  const asked: string[] = [];
  let wide: ScopeObserver | undefined;
  const subscribe: FollowScope = (scope, observer) => {
    asked.push(scope.kind);
    if (scope.kind === 'matchesOfSport') wide = observer;
    return () => void asked.push(`no more ${scope.kind}`);
  };
  const matchesOfEvent = async () => ({ checkedAt: 0, matches: [matchOf('m', 'e1')] });
  const next = jest.fn();
  followCard(
    { subscribe },
    card,
    { copies: { matchesOfEvent }, report: next },
    { mark: () => undefined, next, error: next },
  );
  await Promise.resolve();
  await Promise.resolve();
  wide?.next({ entity: 'match', events: [], unreadable: [], complete: false, restoredAt: 5 });
  expect(asked).toEqual(['matchesOfSport', 'no more matchesOfSport', 'matchesOfEvent']);
  expect(next).not.toHaveBeenCalled();
});

test('a card without a match yet is followed in the database', async () => {
  const { put, backend } = world({ matchesOfEvent: async () => ({ checkedAt: 0, matches: [] }) });
  const seen = follow(backend, card);
  await seen.until(isComplete);
  put('new', 'e1', 30);
  await seen.until(({ docs }) => docs.has('new'));
});

test('who leaves before the copy has come follows nothing, and an event that few look at is asked for as ever', async () => {
  const { server, backend } = world();
  const before = server.reads;
  const next = jest.fn();
  backend.subscribe(card, { mark: () => undefined, next, error: next })();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect([next.mock.calls.length, server.reads - before]).toEqual([0, 0]);
  await follow(backend, { kind: 'matchesOfEvent', event: card.event }).until(isComplete);
  expect(server.reads - before).toBe(20);
});
