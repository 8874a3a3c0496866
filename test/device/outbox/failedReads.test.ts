import 'fake-indexeddb/auto';
import '@test/support/browserLocks';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { RowStore } from '@/backend/rows';
import type { Channel } from '@/device/base/tabChannel';
import { startOutboxPersistence } from '@/device/outbox/persistOutbox';
import type { CommandId } from '@/model/proposals/command';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { command, upsert } from '@test/support/commands';
import { effectStore } from '@test/support/effectStore';
import { createMemoryDevice, type MemoryDevice } from '@test/support/memoryDevice';
import { newDevice } from '@test/support/newDevice';

const one = upsert('d1');
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
});

const failures = [
  ...['UnknownError', 'AbortError', 'NotReadableError', 'InvalidStateError', 'DataError'],
  ...['TransactionInactiveError', 'TimeoutError', 'QuotaExceededError', 'ConstraintError', 'NotFoundError'],
].map((name) => [name, new DOMException('The row is not read', name)] as const);

/** A request that fails after it was made, as an own read of a page in the background does. */
const failingRequest = (error: DOMException) => {
  const request = { error, onerror: () => {} };
  queueMicrotask(() => request.onerror());
  return request as unknown as IDBRequest<unknown>;
};

test.each(failures)(
  'a row that the browser fails to read once (%s) does not count as missing',
  async (_, error) => {
    const { rows, store } = newDevice();
    await rows.putCommand(command('c1'));
    const get = jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(() => {
      throw error;
    });
    await expect(rows.loadCommand(command('c1').id)).rejects.toThrow('The row is not read');
    get.mockRestore();
    expect(await rows.loadCommand(command('c1').id)).toEqual(command('c1'));
    expect(await store('commands').keys()).toEqual(['c1']);
  },
);

test.each(failures)(
  'an edit whose row cannot be read once (%s) when the app starts is restored',
  async (_, error) => {
    const { rows, open } = newDevice();
    await rows.putCommand(command('c1'));
    const get = jest
      .spyOn(IDBObjectStore.prototype, 'get')
      .mockImplementationOnce(() => failingRequest(error));
    expect(await open().loadCommands()).toEqual({ commands: [command('c1')], unreadable: [] });
    get.mockRestore();
  },
);

test.each(failures)('a read that ends in an error (%s) does not count as a missing row', async (_, error) => {
  const { rows } = newDevice();
  await rows.putCommand(command('c1'));
  const get = jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(() => failingRequest(error));
  await expect(rows.loadCommand(command('c1').id)).rejects.toThrow('The row is not read');
  get.mockRestore();
  expect(await rows.loadCommand(command('c1').id)).toEqual(command('c1'));
});

function tab(rows: Pick<RowStore, 'loadCommand' | 'putCommand' | 'deleteCommand'>, channel: Channel) {
  const store = effectStore();
  const errors: unknown[] = [];
  const dispatch = (action: UnknownAction) => void store.dispatch(action);
  const persistence = startOutboxPersistence({
    rows,
    store,
    channel,
    dispatch,
    report: (error) => errors.push(error),
    onUnstored: () => {},
  });
  stops.push(persistence.stop);
  return { ...persistence, dispatch, errors, commands: () => store.getState().outbox.commands };
}

function failing({ rows }: MemoryDevice, times: number) {
  let left = times;
  return {
    ...rows,
    loadCommand: async (id: CommandId) => {
      left -= 1;
      if (left >= 0) throw new DOMException('Connection lost', 'UnknownError');
      return rows.loadCommand(id);
    },
  };
}

test('an edit whose row cannot be read before it is sent is sent from memory', async () => {
  jest.useFakeTimers();
  const device = createMemoryDevice();
  const a = tab(failing(device, 1), device.tab());
  a.dispatch(outboxActions.queued(one));
  await jest.advanceTimersByTimeAsync(10);
  expect(device.commands()).toEqual([one]);
  expect(await a.loadCommand(one.id)).toEqual(one);
  expect(a.commands()).toEqual([one]);
});

test('an edit of another tab that cannot be read at first is taken over later', async () => {
  jest.useFakeTimers();
  const device = createMemoryDevice();
  const a = tab(device.rows, device.tab());
  const b = tab(failing(device, 2), device.tab());
  a.dispatch(outboxActions.queued(one));
  await jest.advanceTimersByTimeAsync(10);
  expect(b.commands()).toEqual([]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(b.commands()).toEqual([one]);
  expect(b.errors).toHaveLength(2);
});

test('an edit whose row cannot be understood is sent from memory, and one of a later version is left to it', async () => {
  const { rows, store } = newDevice();
  const device = createMemoryDevice();
  const [a, later] = [tab(rows, device.tab()), device.tab()];
  a.dispatch(outboxActions.queued(one));
  expect(await a.loadCommand(one.id)).toEqual(one);
  for (const row of [
    { ...one, body: {}, version: 1 },
    { version: 1 },
    'x',
    { ...one, id: 'd2', version: 1 },
  ]) {
    await store('commands').setItem(one.id, row);
    expect(await a.loadCommand(one.id)).toEqual(one);
  }
  await store('commands').setItem(one.id, { ...one, version: 2 });
  later.post(one.id);
  expect(await a.loadCommand(one.id)).toBeUndefined();
});

test('an edit is sent from memory when the browser has cleared the storage', async () => {
  const { rows, store } = newDevice();
  const device = createMemoryDevice();
  const [a, other] = [tab(rows, device.tab()), device.tab()];
  a.dispatch(outboxActions.queued(one));
  expect(await a.loadCommand(one.id)).toEqual(one);
  await store('commands').clear();
  expect(await a.loadCommand(one.id)).toEqual(one);
  // Another tab announces what it removes.
  other.post(one.id);
  expect(await a.loadCommand(one.id)).toBeUndefined();
});

test('an edit of another tab, too, is sent from memory when the browser has cleared the storage', async () => {
  jest.useFakeTimers();
  const device = createMemoryDevice();
  const [a, b] = [tab(device.rows, device.tab()), tab(device.rows, device.tab())];
  a.dispatch(outboxActions.queued(one));
  await jest.advanceTimersByTimeAsync(10);
  expect(b.commands()).toEqual([one]);
  await device.rows.deleteCommand(one.id);
  expect(await b.loadCommand(one.id)).toEqual(one);
});
