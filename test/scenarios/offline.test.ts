import { event } from '@test/support/factories';
import { allAnswered, client, settle, useFakeTime } from '@test/support/client';
import { FakeServer } from '@test/support/fakeServer';
import { createMemoryDevice } from '@test/support/memoryDevice';

useFakeTime();

const events = { kind: 'events' } as const;

function world() {
  const server = new FakeServer();
  server.set('event', event('e1', { name: 'Old name' }), event('e2', { name: 'Other' }));
  return { server, device: createMemoryDevice() };
}

test('what was seen and proposed is there after a start without a network, and is sent once there is one', async () => {
  const { server, device } = world();
  const first = await client({ server, device, uid: 'editor' });
  first.follows(events);
  await allAnswered();
  first.backend.setOnline(false);
  const id = first.renames('e1', 'New name')!;
  await allAnswered();
  first.close();

  const second = await client({ server, device, uid: 'editor' });
  second.backend.setOnline(false);
  expect(second.eventName('e1')).toBe('New name');
  expect(second.eventName('e2')).toBe('Other');
  second.backend.setOnline(true);
  await settle(60_000);
  expect(server.get('delta', id)).toMatchObject({ value: 'New name', author: 'editor' });
  expect(second.waiting()).toEqual([]);
  expect(device.commands()).toEqual([]);
});

test('edits made offline leave in their order, one document at a time, once', async () => {
  const { server, device } = world();
  const editor = await client({ server, device, uid: 'editor' });
  editor.follows(events);
  await allAnswered();
  editor.backend.setOnline(false);
  const id = editor.renames('e1', 'First')!;
  await settle(2_000);
  editor.renames('e1', 'Second');
  editor.renames('e1', 'Third');
  const other = editor.renames('e2', 'Else')!;
  expect(editor.eventName('e1')).toBe('Third');
  editor.backend.setOnline(true);
  await settle(120_000);
  expect(server.get('delta', id)).toMatchObject({ value: 'Third', base: 'Old name' });
  expect(server.get('delta', other)).toMatchObject({ value: 'Else' });
  expect(server.all('delta')).toHaveLength(2);
  expect(editor.waiting()).toEqual([]);
});

test('a proposal whose answer was lost is not made twice', async () => {
  const { server, device } = world();
  const editor = await client({ server, device, uid: 'editor' });
  editor.follows(events);
  await allAnswered();
  editor.backend.failNext('deadline-exceeded', 'afterwards');
  const id = editor.renames('e1', 'New name');
  await allAnswered();
  editor.renames('e1', 'Newer name');
  await settle(60_000);
  expect(server.all('delta')).toEqual([expect.objectContaining({ id, value: 'Newer name' })]);
  expect(editor.waiting()).toEqual([]);
});

test('a returning visit asks only for what changed', async () => {
  const { server, device } = world();
  const first = await client({ server, device });
  first.follows(events);
  await allAnswered();
  first.close();
  server.set('event', event('e3', { name: 'Newest', updatedAt: 5_000 }));
  server.bury('event', 'e2', 6_000);
  const before = server.reads;
  const second = await client({ server, device });
  expect(second.eventName('e2')).toBe('Other');
  second.follows(events);
  await allAnswered();
  // Both changes and the one event whose time equals the watermark.
  expect(server.reads - before).toBeLessThanOrEqual(3);
  expect(['e1', 'e2', 'e3'].map(second.eventName)).toEqual(['Old name', undefined, 'Newest']);
});

test('a full device says so once, and the app goes on from memory', async () => {
  const { server, device } = world();
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  device.setFull(true);
  const editor = await client({ server, device, uid: 'editor' });
  editor.follows(events);
  await allAnswered();
  const id = editor.renames('e1', 'New name')!;
  await allAnswered();
  expect(server.get('delta', id)).toMatchObject({ value: 'New name' });
  expect(editor.waiting()).toEqual([]);
  expect(editor.state().notices.notices.filter((notice) => notice.id === 'storage')).toHaveLength(1);
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});

test('what could not be stored is asked for again, though later rows were stored', async () => {
  const { server, device } = world();
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const first = await client({ server, device });
  first.follows(events);
  await allAnswered();
  device.setFull(true);
  server.set('event', event('e3', { name: 'Lost', updatedAt: 5_000 }));
  await allAnswered();
  device.setFull(false);
  server.set('event', event('e4', { name: 'Kept', updatedAt: 6_000 }));
  await allAnswered();
  first.close();
  const second = await client({ server, device });
  second.follows(events);
  await allAnswered();
  expect(['e1', 'e3', 'e4'].map(second.eventName)).toEqual(['Old name', 'Lost', 'Kept']);
  log.mockRestore();
});
