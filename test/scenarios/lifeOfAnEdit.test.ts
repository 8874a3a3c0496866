import { event } from '@test/support/factories';
import { allAnswered, client, settle, useFakeTime } from '@test/support/client';
import { FakeServer } from '@test/support/fakeServer';

useFakeTime();

const follow = { events: { kind: 'events' }, queue: { kind: 'queue' } } as const;

async function wiki() {
  const server = new FakeServer();
  server.set('event', event('e1', { name: 'Old name' }));
  const editor = await client({ server, uid: 'editor' });
  const moderator = await client({ server, uid: 'moderator', moderator: true });
  const visitor = await client({ server });
  for (const each of [editor, moderator, visitor]) each.follows(follow.events);
  editor.follows({ kind: 'ownDeltas', uid: editor.state().session.user!.uid });
  moderator.follows(follow.queue);
  await allAnswered();
  return { server, editor, moderator, visitor };
}

test('a proposal shows at once to its author and to nobody else', async () => {
  const { editor, moderator, visitor } = await wiki();
  editor.renames('e1', 'New name');
  expect(editor.eventName('e1')).toBe('New name');
  expect(editor.waiting()).toEqual(['upsertDelta queued']);
  await allAnswered();
  expect(editor.waiting()).toEqual([]);
  expect(editor.eventName('e1')).toBe('New name');
  expect([moderator, visitor].map((each) => each.eventName('e1'))).toEqual(['Old name', 'Old name']);
  expect(moderator.queue()).toHaveLength(1);
});

test('a second edit of the same field overwrites the first, sent or not', async () => {
  const { server, editor, moderator } = await wiki();
  const first = editor.renames('e1', 'New name');
  expect(editor.renames('e1', 'Newer name')).toBe(first);
  expect(editor.waiting()).toEqual(['upsertDelta queued']);
  await allAnswered();
  expect(editor.renames('e1', 'Newest name')).toBe(first);
  await allAnswered();
  expect(server.all('delta')).toEqual([expect.objectContaining({ value: 'Newest name', base: 'Old name' })]);
  expect(moderator.queue()).toEqual([first]);
  expect(editor.waiting()).toEqual([]);
});

test('an edit while the first is being sent goes after it', async () => {
  const { server, editor } = await wiki();
  editor.renames('e1', 'New name');
  await settle();
  const giveUp = editor.backend.hang('effect');
  editor.renames('e1', 'Newer name');
  await settle();
  editor.renames('e1', 'Newest name');
  expect(editor.waiting()).toEqual(['upsertDelta sending', 'upsertDelta queued']);
  giveUp();
  await settle(5_000);
  expect(server.all('delta')).toEqual([expect.objectContaining({ value: 'Newest name' })]);
  expect(editor.waiting()).toEqual([]);
});

test('a withdrawn proposal is gone everywhere', async () => {
  const { server, editor, moderator } = await wiki();
  const id = editor.renames('e1', 'New name')!;
  await allAnswered();
  editor.withdraws(id);
  expect(editor.eventName('e1')).toBe('Old name');
  await allAnswered();
  expect(server.all('delta')).toEqual([]);
  expect(moderator.queue()).toEqual([]);
  expect(editor.changes()).toEqual([]);
  expect(editor.waiting()).toEqual([]);
});

test('a proposal withdrawn before it was sent never leaves the device', async () => {
  const { editor } = await wiki();
  editor.withdraws(editor.renames('e1', 'New name')!);
  await settle(1_000);
  expect(editor.backend.sent).toEqual([]);
  expect(editor.eventName('e1')).toBe('Old name');
});

test('a proposal withdrawn while it is being sent is withdrawn from the server', async () => {
  const { server, editor } = await wiki();
  const giveUp = editor.backend.hang('effect');
  const id = editor.renames('e1', 'New name')!;
  await settle();
  editor.withdraws(id);
  expect(editor.eventName('e1')).toBe('Old name');
  giveUp();
  await settle(5_000);
  expect(server.all('delta')).toEqual([]);
  expect(editor.waiting()).toEqual([]);
});

test('everyone sees an applied change without asking again', async () => {
  const { editor, moderator, visitor } = await wiki();
  const id = editor.renames('e1', 'New name')!;
  await allAnswered();
  moderator.applies(id);
  await allAnswered();
  expect([editor, moderator, visitor].map((each) => each.eventName('e1'))).toEqual(Array(3).fill('New name'));
  expect(moderator.queue()).toEqual([]);
  expect(editor.delta(id)?.status).not.toBe('new');
  expect([...editor.waiting(), ...moderator.waiting()]).toEqual([]);
});

test('a rejected change leaves the screen, its author reads the reason, and it is never touched again', async () => {
  const { server, editor, moderator } = await wiki();
  const id = editor.renames('e1', 'New name')!;
  await allAnswered();
  moderator.rejects(id, 'No source');
  expect(moderator.queue()).toEqual([]);
  await allAnswered();
  expect(editor.eventName('e1')).toBe('Old name');
  expect(editor.delta(id)).toMatchObject({ status: 'rejected', reason: 'No source' });
  const again = editor.renames('e1', 'New name');
  expect(again).not.toBe(id);
  await allAnswered();
  expect(server.get('delta', id)).toMatchObject({ status: 'rejected', reason: 'No source' });
  expect(editor.changes()).toEqual([
    [again, 'new'],
    [id, 'rejected'],
  ]);
  expect([...editor.waiting(), ...moderator.waiting()]).toEqual([]);
});

test('an edit of what was decided meanwhile is a conflict, and editing it again makes another proposal', async () => {
  const { server, editor, moderator } = await wiki();
  const id = editor.renames('e1', 'New name')!;
  await allAnswered();
  editor.backend.setOnline(false);
  moderator.rejects(id, 'No source');
  await allAnswered();
  editor.renames('e1', 'Newer name');
  editor.backend.setOnline(true);
  await settle(10_000);
  expect(editor.waiting()).toEqual(['upsertDelta conflict']);
  expect(editor.eventName('e1')).toBe('Newer name');
  const again = editor.renames('e1', 'Newest name');
  expect(again).not.toBe(id);
  await settle(1_000);
  expect(editor.waiting()).toEqual([]);
  expect(server.get('delta', id)).toMatchObject({ status: 'rejected', value: 'New name' });
  expect(server.get('delta', again!)).toMatchObject({ status: 'new', value: 'Newest name' });
});

test('an edit that another device of the author overwrote is a conflict, and editing it again overwrites that', async () => {
  const { server, editor } = await wiki();
  const id = editor.renames('e1', 'New name')!;
  await allAnswered();
  const phone = await client({ server, uid: 'editor' });
  phone.follows(follow.events, { kind: 'ownDeltas', uid: editor.state().session.user!.uid });
  await allAnswered();
  editor.backend.setOnline(false);
  editor.renames('e1', 'From the desk');
  phone.renames('e1', 'From the phone');
  await allAnswered();
  editor.backend.setOnline(true);
  await settle(10_000);
  expect(editor.waiting()).toEqual(['upsertDelta conflict']);
  expect(server.get('delta', id)).toMatchObject({ value: 'From the phone' });
  expect(editor.renames('e1', 'From the desk after all')).toBe(id);
  await settle(1_000);
  expect(editor.waiting()).toEqual([]);
  expect(server.get('delta', id)).toMatchObject({ value: 'From the desk after all' });
});

test('a pending edit survives a remote change to another field', async () => {
  const { server, editor } = await wiki();
  editor.renames('e1', 'New name');
  server.set('event', event('e1', { name: 'Old name', location: 'Istanbul', updatedAt: server.tick() }));
  await allAnswered();
  expect(editor.eventName('e1')).toBe('New name');
  expect(editor.state().events.rows.size).toBe(1);
});

test('editing back to what was proposed before settles although the server has nothing to write', async () => {
  const { editor } = await wiki();
  editor.renames('e1', 'New name');
  await allAnswered();
  editor.renames('e1', 'Newer name');
  editor.renames('e1', 'New name');
  await settle(100);
  expect(editor.waiting()).toEqual([]);
});
