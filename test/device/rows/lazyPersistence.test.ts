import { configureStore } from '@reduxjs/toolkit';
import { rootReducer } from '@/app/client/rootReducer';
import { LazyPersistence } from '@/device/rows/lazyPersistence';
import { createRowsPersistence, type RowsPersistence } from '@/device/rows/persistRows';
import { playersSlice } from '@/wiki/entities/playersSlice';
import { player } from '@test/support/factories';
import { createMemoryDevice } from '@test/support/memoryDevice';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

function opened(load: (persistence: RowsPersistence) => Promise<RowsPersistence>) {
  const device = createMemoryDevice();
  const reports: unknown[] = [];
  const report = (error: unknown) => void reports.push(error);
  const persistence = new LazyPersistence(
    () => load(createRowsPersistence({ rows: device.rows, report })),
    report,
  );
  const store = configureStore({
    reducer: rootReducer,
    middleware: (get) =>
      get({ serializableCheck: false, immutableCheck: false }).concat(persistence.middleware),
  });
  const brings = (name: string) =>
    store.dispatch(playersSlice.actions.added({ scope: 'players', docs: [player(name)] }));
  const stored = () =>
    device
      .appended()
      .flatMap(({ event }) => (event.kind === 'removed' ? [] : event.docs.map(({ id }) => id)));
  return { persistence, store, brings, stored, reports };
}

test('snapshots from before the code was there are stored in their order, each once', async () => {
  let arrive: () => void = () => undefined;
  const code = new Promise<void>((resolve) => (arrive = resolve));
  const { persistence, store, brings, stored } = opened((real) => code.then(() => real));
  brings('a');
  const restored = persistence.restore(store.dispatch);
  brings('b');
  await settle();
  expect(stored()).toEqual([]);
  arrive();
  expect((await restored).marks).toEqual({});
  brings('c');
  await persistence.flush();
  expect(stored()).toEqual(['a', 'b', 'c']);
  expect(store.getState().players.rows.size).toBe(3);
});

test('without its code a start goes on, and stores what came once the code has loaded', async () => {
  let online = false;
  const { persistence, store, brings, stored, reports } = opened(async (real) => {
    if (!online) throw new Error('Loading chunk local-rows failed');
    return real;
  });
  brings('a');
  const { marks, finished } = await persistence.restore(store.dispatch);
  expect([marks, await finished, reports.length]).toEqual([{}, [], 1]);
  brings('b');
  online = true;
  await settle(30_000);
  await persistence.flush();
  expect(stored()).toEqual(['a', 'b']);
});

test('a visit whose code comes after too many actions stores nothing', async () => {
  const { persistence, store, brings, stored } = opened(async (real) => real);
  brings('a');
  for (let count = 0; count < 20_001; count++) store.dispatch({ type: 'any' });
  await persistence.restore(store.dispatch);
  brings('b');
  await persistence.flush();
  expect(stored()).toEqual([]);
});
