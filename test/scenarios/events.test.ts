import { approveEvent, deleteEvent } from '@/wiki/proposals/recordsThunks';
import {
  selectEventIds,
  selectMatchIdsOfEvent,
  selectUnreviewedEventIds,
} from '@/wiki/records/recordsSelectors';
import { eventId } from '@/model/ids';
import { event, matchOf } from '@test/support/factories';
import { allAnswered, client, useFakeTime } from '@test/support/client';
import { FakeServer } from '@test/support/fakeServer';

useFakeTime();

async function wiki() {
  const server = new FakeServer();
  server.set('event', event('e1', { valid: 0 }), event('e2'));
  server.set('match', matchOf('m1', 'e1'), matchOf('m2', 'e1', { order: 2 }), matchOf('m3', 'e2'));
  const moderator = await client({ server, uid: 'moderator', moderator: true });
  const visitor = await client({ server });
  for (const each of [moderator, visitor]) {
    each.follows({ kind: 'events' }, { kind: 'matchesOfEvent', event: eventId('e1') });
  }
  await allAnswered();
  return { server, moderator, visitor };
}

test('an approved event leaves the review at once, and counts for everyone soon', async () => {
  const { moderator, visitor } = await wiki();
  expect(selectUnreviewedEventIds(moderator.state())).toEqual(['e1']);
  moderator.dispatch(approveEvent(eventId('e1')));
  expect(selectUnreviewedEventIds(moderator.state())).toEqual([]);
  expect(selectUnreviewedEventIds(visitor.state())).toEqual(['e1']);
  await allAnswered();
  expect(selectUnreviewedEventIds(visitor.state())).toEqual([]);
  expect(moderator.waiting()).toEqual([]);
});

test('a deleted event goes with its matches, at once and then for everyone', async () => {
  const { server, moderator, visitor } = await wiki();
  const author = await client({ server, uid: 'editor' });
  author.follows({ kind: 'events' }, { kind: 'ownDeltas', uid: author.state().session.user!.uid });
  await allAnswered();
  const proposal = author.renames('e1', 'New name')!;
  await allAnswered();
  moderator.dispatch(deleteEvent(eventId('e1')));
  expect(selectEventIds(moderator.state())).toEqual(['e2']);
  expect(selectMatchIdsOfEvent(moderator.state(), 'e1')).toEqual([]);
  await allAnswered();
  expect(selectEventIds(visitor.state())).toEqual(['e2']);
  expect(selectMatchIdsOfEvent(visitor.state(), 'e1')).toEqual([]);
  expect(moderator.waiting()).toEqual([]);
  expect(author.delta(proposal)).toMatchObject({ status: 'rejected', reason: 'record deleted' });
  expect(author.eventName('e1')).toBeUndefined();
});

test('a refused deletion shows the event again, with the command that failed', async () => {
  const { moderator } = await wiki();
  moderator.backend.failNext('permission-denied');
  moderator.dispatch(deleteEvent(eventId('e1')));
  expect(selectEventIds(moderator.state())).toEqual(['e2']);
  await allAnswered();
  expect(selectEventIds(moderator.state())).toHaveLength(2);
  expect(moderator.waiting()).toEqual(['deleteRecord failed']);
});
