import type { UnknownAction } from '@reduxjs/toolkit';
import { startOutboxPersistence } from '@/device/outbox/persistOutbox';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import type { Command, CommandId } from '@/model/proposals/command';
import { command, upsert } from '@test/support/commands';
import { effectStore } from '@test/support/effectStore';
import { createMemoryDevice, type MemoryDevice } from '@test/support/memoryDevice';

/** Each opened tab; one that cannot store would try again forever. */
const open: (() => void)[] = [];
afterEach(() => {
  for (const stop of open.splice(0)) stop();
});

function tab(device: MemoryDevice) {
  const store = effectStore();
  const errors: unknown[] = [];
  const dispatch = (action: UnknownAction) => void store.dispatch(action);
  const unstored: (readonly CommandId[])[] = [];
  const persistence = startOutboxPersistence({
    rows: device.rows,
    store,
    channel: device.tab(),
    dispatch,
    report: (error) => errors.push(error),
    onUnstored: (ids) => unstored.push(ids),
  });
  open.push(persistence.stop);
  return { ...persistence, dispatch, errors, unstored, commands: () => store.getState().outbox.commands };
}

const done = () => new Promise((resolve) => setTimeout(resolve, 5));
const one = upsert('d1');
const sending = outboxActions.sending({ id: one.id });

test('each change of a command is written to its row, and its end removes the row', async () => {
  const device = createMemoryDevice();
  const a = tab(device);
  a.dispatch(outboxActions.queued(one));
  a.dispatch(outboxActions.queued({ ...upsert('d2'), created: 2_000 }));
  a.dispatch(sending);
  await done();
  expect(device.commands().map(({ state }) => state)).toEqual(['sending', 'queued']);
  a.dispatch(outboxActions.acknowledged({ id: one.id }));
  a.dispatch(outboxActions.settled({ id: one.id }));
  await done();
  expect(device.commands().map(({ id }) => id)).toEqual(['c2']);
});

test('what is restored or came from another tab is not written again', async () => {
  const device = createMemoryDevice();
  const written: Command[] = [];
  const a = tab({ ...device, rows: { ...device.rows, putCommand: async (row) => void written.push(row) } });
  a.dispatch(outboxActions.restored([one]));
  a.dispatch(outboxActions.synced({ id: command('c7').id, row: command('c7') }));
  await done();
  expect(written).toEqual([]);
  // The row is read, which another tab has announced to be gone.
  device.tab().post(one.id);
  expect(await a.loadCommand(one.id)).toBeUndefined();
});

test('another tab takes over what a tab wrote that died before the write was answered', async () => {
  const device = createMemoryDevice();
  const unanswered = async (row: Command) => {
    await device.rows.putCommand(row);
    return new Promise<never>(() => {});
  };
  const dying = tab({ ...device, rows: { ...device.rows, putCommand: unanswered } });
  const other = tab(device);
  dying.dispatch(outboxActions.queued(one));
  dying.stop();
  await done();
  expect(other.commands()).toEqual([one]);
});

test('a new command is written at once, whatever else is still being written', async () => {
  const device = createMemoryDevice();
  const slow = async (row: Command) => {
    if (row.state === 'sending') return new Promise<never>(() => {});
    return device.rows.putCommand(row);
  };
  const a = tab({ ...device, rows: { ...device.rows, putCommand: slow } });
  a.dispatch(outboxActions.queued(one));
  a.dispatch(sending);
  await done();
  a.dispatch(outboxActions.queued({ ...upsert('d2'), created: 2_000 }));
  await done();
  expect(device.commands().map(({ id, state }) => [id, state])).toEqual([
    ['c1', 'queued'],
    ['c2', 'queued'],
  ]);
  a.stop();
});

test('another tab takes over what was written and what was removed', async () => {
  const device = createMemoryDevice();
  const [a, b] = [tab(device), tab(device)];
  a.dispatch(outboxActions.queued(one));
  await done();
  expect(b.commands()).toEqual([one]);
  a.dispatch(outboxActions.discarded({ id: one.id }));
  await done();
  expect(b.commands()).toEqual([]);
});

test('an edit made while the row of another tab is read is not undone by that row', async () => {
  const device = createMemoryDevice();
  let edit: () => void = () => undefined;
  const editWhileReading = async (id: CommandId) => {
    const row = await device.rows.loadCommand(id);
    edit();
    edit = () => undefined;
    return row;
  };
  const a = tab(device);
  const b = tab({ ...device, rows: { ...device.rows, loadCommand: editWhileReading } });
  a.dispatch(outboxActions.queued(one));
  await done();
  const { body } = upsert('d1', { value: 'Newest' });
  edit = () => b.dispatch(outboxActions.amended({ id: one.id, body }));
  a.dispatch(outboxActions.retried({ id: one.id }));
  await done();
  expect(b.commands().map((each) => each.body)).toEqual([body]);
  expect(device.commands().map((each) => each.body)).toEqual([body]);
});

test('a command that could not be stored is still there to be sent, as it is now', async () => {
  const device = createMemoryDevice();
  const a = tab(device);
  a.dispatch(outboxActions.queued(one));
  await done();
  device.setFull(true);
  const { body } = upsert('d1', { value: 'Edited' });
  a.dispatch(outboxActions.amended({ id: one.id, body }));
  expect((await a.loadCommand(one.id))?.body).toEqual(body);
  expect(a.errors).toHaveLength(1);
});

test('after it has stopped nothing is written or taken over', async () => {
  const device = createMemoryDevice();
  const [a, b] = [tab(device), tab(device)];
  b.stop();
  a.dispatch(outboxActions.queued(one));
  b.dispatch(outboxActions.queued(command('c5')));
  await done();
  expect(b.commands()).toEqual([command('c5')]);
  expect(device.commands()).toEqual([one]);
});

test('commands that cannot be stored are told to be in this tab only, and are stored once that works again', async () => {
  jest.useFakeTimers();
  const device = createMemoryDevice();
  const a = tab(device);
  device.setFull(true);
  a.dispatch(outboxActions.queued(one));
  await jest.advanceTimersByTimeAsync(10);
  expect(a.unstored).toEqual([[one.id]]);
  expect(await a.loadCommand(one.id)).toEqual(one);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(device.commands()).toEqual([]);
  device.setFull(false);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(device.commands()).toEqual([one]);
  expect(a.unstored.at(-1)).toEqual([]);
  a.stop();
  jest.useRealTimers();
});

test('storage that never answers holds back no command', async () => {
  jest.useFakeTimers();
  const device = createMemoryDevice();
  const never = new Promise<never>(() => undefined);
  const a = tab({ ...device, rows: { ...device.rows, putCommand: () => never, loadCommand: () => never } });
  a.dispatch(outboxActions.queued(one));
  const loaded = a.loadCommand(one.id);
  await jest.advanceTimersByTimeAsync(6_000);
  expect(await loaded).toEqual(one);
  expect(a.unstored).toEqual([[one.id]]);
  a.stop();
  jest.useRealTimers();
});
