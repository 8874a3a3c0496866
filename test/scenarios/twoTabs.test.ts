import type { UnknownAction } from '@reduxjs/toolkit';
import { english } from '@/language/language';
import { event } from '@test/support/factories';
import { allAnswered, client, settle, useFakeTime } from '@test/support/client';
import { FakeServer } from '@test/support/fakeServer';
import { createMemoryDevice } from '@test/support/memoryDevice';
import { storedRows } from '@test/support/storedRows';

useFakeTime();

async function tabs() {
  const server = new FakeServer();
  const device = createMemoryDevice();
  server.set('event', event('e1', { name: 'Old name' }), event('e2'));
  const a = await client({ server, device, uid: 'editor' });
  const b = await client({ server, device, uid: 'editor' });
  for (const tab of [a, b]) tab.follows({ kind: 'events' });
  await allAnswered();
  const sent = () => [...a.backend.sent, ...b.backend.sent];
  return { server, device, a, b, sent };
}

test('a proposal of one tab shows in the other, and is sent once', async () => {
  const { server, device, a, b, sent } = await tabs();
  a.backend.setOnline(false);
  b.backend.setOnline(false);
  a.renames('e1', 'New name');
  await allAnswered();
  expect(b.eventName('e1')).toBe('New name');
  a.backend.setOnline(true);
  b.backend.setOnline(true);
  const before = sent().length;
  await settle(60_000);
  expect(sent()).toHaveLength(before + 1);
  expect(server.all('delta')).toHaveLength(1);
  expect([...a.waiting(), ...b.waiting()]).toEqual([]);
  expect(device.commands()).toEqual([]);
});

test('while one tab is sending the other waits, and does not send the same again', async () => {
  const { a, b, sent } = await tabs();
  const giveUp = a.backend.hang();
  a.renames('e1', 'New name');
  await settle(5_000);
  expect(b.waiting()).toHaveLength(1);
  expect(sent()).toHaveLength(1);
  giveUp();
  await settle(60_000);
  expect([...a.waiting(), ...b.waiting()]).toEqual([]);
});

test('what the base shows to be done is not sent again by any tab, though its answer never came', async () => {
  const { device, a, b, sent } = await tabs();
  const giveUp = a.backend.hang('effect');
  a.renames('e1', 'New name');
  await settle(5_000);
  giveUp();
  await settle(60_000);
  expect(sent()).toHaveLength(1);
  expect([...a.waiting(), ...b.waiting()]).toEqual([]);
  expect(device.commands()).toEqual([]);
});

test('a tab that dies while sending leaves its command to the other', async () => {
  const { server, device, a, b } = await tabs();
  a.backend.setOnline(false);
  b.backend.setOnline(false);
  const id = a.renames('e1', 'New name')!;
  await allAnswered();
  a.close();
  b.backend.setOnline(true);
  await settle(60_000);
  expect(server.get('delta', id)).toMatchObject({ value: 'New name' });
  expect(b.waiting()).toEqual([]);
  expect(device.commands()).toEqual([]);
});

test('a proposal edited in the other tab is sent as that tab left it', async () => {
  const { server, a, b } = await tabs();
  a.backend.setOnline(false);
  b.backend.setOnline(false);
  const id = a.renames('e1', 'From tab a')!;
  await allAnswered();
  b.renames('e1', 'From tab b');
  await allAnswered();
  expect(a.eventName('e1')).toBe('From tab b');
  a.backend.setOnline(true);
  b.backend.setOnline(true);
  await settle(120_000);
  expect(server.get('delta', id)).toMatchObject({ value: 'From tab b' });
  expect([...a.waiting(), ...b.waiting()]).toEqual([]);
});

test('of two edits of one field that tabs made at once the newer replaces the older', async () => {
  const { server, device, a, b } = await tabs();
  a.backend.setOnline(false);
  b.backend.setOnline(false);
  a.renames('e1', 'From tab a');
  jest.advanceTimersByTime(1);
  b.renames('e1', 'From tab b');
  await allAnswered();
  for (const tab of [a, b]) expect(tab.waiting()).toHaveLength(1);
  expect(a.eventName('e1')).toBe('From tab b');
  a.backend.setOnline(true);
  b.backend.setOnline(true);
  await settle(120_000);
  expect(server.all('delta')).toEqual([expect.objectContaining({ value: 'From tab b' })]);
  expect([...a.waiting(), ...b.waiting()]).toEqual([]);
  expect(device.commands()).toEqual([]);
});

test.each(['two proposals', 'one proposal that both edit'])(
  'of two edits that tabs made at once, as %s, a notice offers the lost one',
  async (form) => {
    const { server, a, b } = await tabs();
    for (const tab of [a, b]) tab.backend.setOnline(false);
    if (form !== 'two proposals') {
      a.renames('e1', 'From both');
      await allAnswered();
    }
    a.renames('e1', 'From tab a');
    jest.advanceTimersByTime(1);
    b.renames('e1', 'From tab b');
    await allAnswered();
    const notices = [a, b].flatMap((tab) => tab.state().notices.notices);
    const said = notices.map(({ message }) => (typeof message === 'string' ? message : english.t(message)));
    expect(new Set(said)).toEqual(
      new Set([`You edited ${a.eventName('e1')} in two tabs at once. The later edit was kept.`]),
    );
    const does = notices[0]!.actions[0]!.does;
    expect([a.eventName('e1'), b.eventName('e1')]).toEqual(['From tab b', 'From tab b']);
    a.act(does as UnknownAction);
    await allAnswered();
    expect([a.eventName('e1'), b.eventName('e1')]).toEqual(['From tab a', 'From tab a']);
    for (const tab of [a, b]) tab.backend.setOnline(true);
    await settle(120_000);
    expect(server.all('delta')).toEqual([expect.objectContaining({ value: 'From tab a' })]);
    expect([...a.waiting(), ...b.waiting()]).toEqual([]);
  },
);

test('two tabs that say the same at once lose nothing, and no notice comes', async () => {
  const { a, b } = await tabs();
  for (const tab of [a, b]) {
    tab.backend.setOnline(false);
    tab.renames('e1', 'From both');
    jest.advanceTimersByTime(1);
  }
  await allAnswered();
  expect([a, b].flatMap((tab) => tab.state().notices.notices)).toEqual([]);
  expect(a.waiting()).toHaveLength(1);
});

test('tabs never lose each other what they store', async () => {
  const { device, a, b } = await tabs();
  a.backend.setOnline(false);
  b.backend.setOnline(false);
  a.renames('e1', 'From tab a');
  b.renames('e2', 'From tab b');
  await allAnswered();
  expect(device.commands()).toHaveLength(2);
  await device.rows.fold(() => []);
  const { entities } = await storedRows(device.rows);
  expect(entities.event.docs.map(({ id }) => id).sort()).toEqual(['e1', 'e2']);
});
