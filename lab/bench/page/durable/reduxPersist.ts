import { configureStore } from '@reduxjs/toolkit';
import localforage from 'localforage';
import { persistReducer, persistStore } from 'redux-persist';
import { adapterData, adapterSlice, bare } from '../store';
import type { Way } from './way';

async function open(serialize: boolean) {
  const slice = adapterSlice();
  const storage = localforage.createInstance({
    name: serialize ? 'redux-persist' : 'redux-persist-raw',
    driver: localforage.INDEXEDDB,
  });
  const unserialised = serialize ? {} : { serialize: false, deserialize: false };
  // By default it starts empty if the storage takes more than five seconds to answer.
  const config = { key: 'records', storage, timeout: 0, ...unserialised };
  const store = configureStore({
    reducer: persistReducer(config as never, slice.reducer),
    devTools: false,
    middleware: (get) => get(bare),
  });
  const persistor = persistStore(store);
  await new Promise<void>((resolve) => {
    const look = () => persistor.getState().bootstrapped && resolve();
    persistor.subscribe(look);
    look();
  });
  return { store, persistor, actions: slice.actions };
}

const wayOf = (serialize: boolean): Way => ({
  fill: async (data) => {
    const { store, persistor, actions } = await open(serialize);
    store.dispatch(actions.filled(data));
    await persistor.flush();
  },
  open: async () => {
    const { store, persistor, actions } = await open(serialize);
    return async (match) => {
      store.dispatch(actions.matchesSet([match]));
      await persistor.flush();
    };
  },
  restore: async () => {
    const { store } = await open(serialize);
    return () => adapterData(store.getState() as Parameters<typeof adapterData>[0]);
  },
});

export const documented = wayOf(true);

/** The same without strings, which its documentation does not mention. */
export const raw = wayOf(false);
