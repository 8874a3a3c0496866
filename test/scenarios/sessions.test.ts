import { selectUid } from '@/wiki/session/sessionSelectors';
import { userId } from '@/model/ids';
import { delta, event } from '@test/support/factories';
import { allAnswered, client, settle, useFakeTime } from '@test/support/client';
import { FakeServer } from '@test/support/fakeServer';
import { createMemoryDevice } from '@test/support/memoryDevice';
import { storedRows } from '@test/support/storedRows';

useFakeTime();

async function wiki() {
  const server = new FakeServer();
  const device = createMemoryDevice();
  server.set('event', event('e1', { name: 'Old name' }));
  for (const uid of ['ann', 'bea']) {
    server.addAccount({ uid, email: `${uid}@example.com`, password: '', name: uid, moderator: false });
  }
  const c = await client({ server, device, uid: 'ann' });
  c.follows({ kind: 'events' });
  await allAnswered();
  return { server, device, c };
}

test('signing out hides what was proposed, and signing in brings it back', async () => {
  const { c } = await wiki();
  const [release] = c.follows({ kind: 'ownDeltas', uid: userId('ann') });
  c.renames('e1', 'New name');
  await allAnswered();
  expect(c.eventName('e1')).toBe('New name');
  c.backend.become(undefined);
  release!();
  await settle(10_000);
  expect(selectUid(c.state())).toBeUndefined();
  expect(c.eventName('e1')).toBe('Old name');
  expect(c.state().deltas.rows.size).toBe(0);
  c.backend.become('ann');
  c.follows({ kind: 'ownDeltas', uid: userId('ann') });
  await allAnswered();
  expect(c.eventName('e1')).toBe('New name');
});

test('a command waits for its own account: another neither sees nor sends it', async () => {
  const { server, device, c } = await wiki();
  c.backend.setOnline(false);
  const id = c.renames('e1', 'New name')!;
  await allAnswered();
  c.backend.become('bea');
  c.backend.setOnline(true);
  await settle(600_000);
  expect(c.waiting()).toEqual([]);
  expect(c.eventName('e1')).toBe('Old name');
  expect(server.all('delta')).toEqual([]);
  expect(device.commands()).toHaveLength(1);
  c.backend.become('ann');
  await settle(600_000);
  expect(server.get('delta', id)).toMatchObject({ author: 'ann' });
});

test('what only the last account could read is not left on the device', async () => {
  const { server, device, c } = await wiki();
  c.follows({ kind: 'ownDeltas', uid: userId('ann') });
  c.renames('e1', 'New name');
  await allAnswered();
  c.close();
  const next = await client({ server, device });
  await allAnswered();
  expect(next.state().deltas.rows.size).toBe(0);
  next.close();
  expect((await storedRows(device.rows)).entities.delta.docs).toEqual([]);
});

test('a granted role opens the queue without signing in again, a withdrawn one empties it', async () => {
  const { server, c } = await wiki();
  server.set('delta', delta('d1', { author: userId('bea') }));
  const queue = { kind: 'queue' } as const;
  c.follows(queue);
  await allAnswered();
  expect(c.queue()).toEqual([]);
  expect(c.state().scopes.byKey['queue']).toBeUndefined();
  server.setModerator(userId('ann'), true);
  await allAnswered();
  expect(c.queue()).toEqual(['d1']);
  expect(c.state().scopes.byKey['queue']).toEqual({ status: 'live' });
  server.setModerator(userId('ann'), false);
  await allAnswered();
  expect(c.queue()).toEqual([]);
});
