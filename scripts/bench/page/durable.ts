import { configureStore, createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import localforage from 'localforage';
import { persistReducer, persistStore } from 'redux-persist';
import { firstScreen } from '@/app/persistence/firstScreen';
import { createLocalRows } from '@/app/persistence/localRows';
import { createRowsPersistence } from '@/app/persistence/persistRows';
import { decodeTable, encodeTable } from '@/app/persistence/tableRecord';
import { rootReducer } from '@/app/rootReducer';
import { matchesSlice } from '@/features/wiki/entities/matchesSlice';
import { eventsSlice } from '@/features/wiki/entities/eventsSlice';
import { playersSlice } from '@/features/wiki/entities/playersSlice';
import type { Match } from '@/model/records';
import { countWrites } from './bytes';
import { makeData } from './data';
import type { Measured } from './measured';
import { scope } from './memory';
import { timeInterleaved } from './timing';
import type { Restored, RestoreWay } from './ways';

const fail = (error: unknown) => {
  throw new Error(String(error));
};
const rival = (name: string) =>
  localforage.createInstance({ name: `rival-${name}`, storeName: 'rows', driver: localforage.INDEXEDDB });
const options = { serializableCheck: false, immutableCheck: false } as const;

/** The app's own store with its own rows, composed as `src/app/client.ts` does. */
function ownStore() {
  const rows = createLocalRows('bench', fail);
  const persistence = createRowsPersistence(rows, fail, () => firstScreen(store.getState()));
  const store = configureStore({
    reducer: rootReducer,
    devTools: false,
    middleware: (get) => get(options).concat(persistence.middleware),
  });
  return { rows, persistence, store };
}

/** redux-persist over one plain slice, waiting until what was stored is back. */
async function persistedStore(serialize: boolean) {
  const adapter = createEntityAdapter<Match>();
  const slice = createSlice({
    name: 'rival',
    initialState: adapter.getInitialState(),
    reducers: {
      set: (state, { payload }: PayloadAction<readonly Match[]>) => {
        adapter.setMany(state as never, payload as Match[]);
      },
    },
  });
  const storage = rival(serialize ? 'persist' : 'persist-raw');
  const unserialised = serialize ? {} : { serialize: false, deserialize: false };
  const config = { key: 'matches', storage, ...unserialised };
  const store = configureStore({
    reducer: persistReducer(config as never, slice.reducer),
    devTools: false,
    middleware: (get) => get(options),
  });
  const persistor = persistStore(store);
  await new Promise<void>((resolve) => {
    const look = () => persistor.getState().bootstrapped && resolve();
    persistor.subscribe(look);
    look();
  });
  return { store, persistor, set: slice.actions.set };
}

const oneRecord = rival('one');
const eachRow = rival('each');
const columns = rival('columns');

/** Fills all stores; the next page finds them as after a session. */
export async function fill(size: number): Promise<void> {
  const { events, matches, players } = makeData(size);
  const { rows, persistence, store } = ownStore();
  const page = 4_000;
  const pages = <T>(docs: readonly T[], give: (docs: readonly T[]) => void) => {
    for (let at = 0; at < docs.length; at += page) give(docs.slice(at, at + page));
  };
  pages(events, (docs) => store.dispatch(eventsSlice.actions.added({ scope: 'events', docs })));
  pages(players, (docs) => store.dispatch(playersSlice.actions.added({ scope: 'players', docs })));
  pages(matches, (docs) => store.dispatch(matchesSlice.actions.added({ scope, docs })));
  await persistence.flush();
  await rows.fold(() => firstScreen(store.getState()));
  await oneRecord.setItem('all', matches);
  await columns.setItem('all', encodeTable('match', { docs: matches, held: {} }));
  await eachRow.ready();
  await putRows(matches);
  for (const serialize of [true, false]) {
    const persisted = await persistedStore(serialize);
    persisted.store.dispatch(persisted.set(matches));
    await persisted.persistor.flush();
  }
}

const openEach = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('rival-each');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('rival-each: expected a database'));
  });

let opened: Promise<IDBDatabase> | undefined;

async function putRows(matches: readonly Match[]): Promise<void> {
  // Kept open, as an app would.
  const database = await (opened ??= openEach());
  await new Promise<void>((resolve, reject) => {
    const transaction = database.transaction('rows', 'readwrite');
    for (const match of matches) transaction.objectStore('rows').put(match, match.id);
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('rival-each: the write was aborted'));
  });
}

async function getRows(): Promise<readonly Match[]> {
  const database = await openEach();
  const found = await new Promise<Match[]>((resolve, reject) => {
    const request = database.transaction('rows').objectStore('rows').getAll();
    // Only `putRows` writes there.
    request.onsuccess = () => resolve(request.result as Match[]);
    request.onerror = () => reject(request.error ?? new Error('rival-each: the read failed'));
  });
  database.close();
  return found;
}

/** One change until it is durable, and how much each way wrote for it. */
export async function measurePersist(size: number, rounds: number): Promise<readonly Measured[]> {
  const { matches } = makeData(size);
  const own = ownStore();
  const { finished } = await own.persistence.restore(own.store.dispatch);
  await finished;
  const persisted = await persistedStore(true);
  const raw = await persistedStore(false);
  const next = (round: number): Match => ({ ...matches[round % matches.length]!, order: 1_000 + round });
  const run = {
    ours: async (round: number) => {
      own.store.dispatch(matchesSlice.actions.modified({ scope, docs: [next(round)] }));
      await Promise.resolve();
      await own.persistence.flush();
    },
    floor: async (round: number) => void (await columns.setItem('change', next(round))),
    'row per record': (round: number) => putRows([next(round)]),
    'redux-persist': async (round: number) => {
      persisted.store.dispatch(persisted.set([next(round)]));
      await persisted.persistor.flush();
    },
    'redux-persist raw': async (round: number) => {
      raw.store.dispatch(raw.set([next(round)]));
      await raw.persistor.flush();
    },
  };
  const timed = await timeInterleaved(
    {
      ours: { times: 5, run: run.ours },
      floor: { times: 5, run: run.floor },
      'row per record': { times: 5, run: run['row per record'] },
      'redux-persist': { times: 1, run: run['redux-persist'] },
      'redux-persist raw': { times: 1, run: run['redux-persist raw'] },
    },
    Math.min(rounds, 7),
  );
  const bytes: Record<string, { median: number; p95: number }> = {};
  for (const [name, once] of Object.entries(run)) {
    const written = countWrites();
    await once(9_999);
    const sum = written.stop();
    if (sum === 0) throw new Error(`persist-1-bytes: expected ${name} to write, found nothing`);
    bytes[name] = { median: sum, p95: sum };
  }
  return [
    { id: 'persist-1', unit: 'ms', timed },
    { id: 'persist-1-bytes', unit: 'bytes', timed: bytes },
  ];
}

/** One restore on a page that has done nothing else yet. */
export async function restore(way: RestoreWay): Promise<Restored> {
  let longestTask = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  });
  observer.observe({ entryTypes: ['longtask'] });
  const written = countWrites();
  // The task that this function began in is not the restore's.
  await new Promise((resolve) => setTimeout(resolve, 50));
  longestTask = 0;
  const start = performance.now();
  let first: number | undefined;
  const matches = await restoreBy(way, () => (first = performance.now() - start));
  const all = performance.now() - start;
  // Long enough for a write that an opening page would make on its own.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  for (const { duration } of observer.takeRecords()) longestTask = Math.max(longestTask, duration);
  observer.disconnect();
  const checksum = matches.reduce(
    (sum, { order, updatedAt }) => sum + order + (updatedAt % 1_000_003),
    matches.length,
  );
  return { first: first ?? all, all, longestTask, bytes: written.stop(), checksum };
}

async function restoreBy(way: RestoreWay, first: () => void): Promise<readonly Match[]> {
  switch (way) {
    case 'ours': {
      const { persistence, store } = ownStore();
      const { finished } = await persistence.restore(store.dispatch);
      if (store.getState().events.rows.size === 0)
        throw new Error('restore-first: expected events, found none');
      first();
      await finished;
      return store
        .getState()
        .matches.rows.branches.flatMap((branch) =>
          (branch ?? []).flatMap((leaf) => Object.values(leaf ?? {})),
        );
    }
    case 'floor':
      // The record holds matches alone.
      return decodeTable('match', await columns.getItem('all')).docs as readonly Match[];
    case 'redux-persist':
    case 'redux-persist raw': {
      const { store } = await persistedStore(way === 'redux-persist');
      return Object.values((store.getState() as { entities: Record<string, Match> }).entities);
    }
    case 'one record':
      return (await oneRecord.getItem<readonly Match[]>('all')) ?? [];
    case 'row per record':
      return getRows();
  }
}
