import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import type { Store } from '@reduxjs/toolkit';
import type { RootState } from '@/store/typed';
import type { RecordSearch } from './recordSearch';
import { whileWanted } from '@/lib/whileWanted';

const searches = new WeakMap<object, Promise<RecordSearch>>();
const loaded = new WeakMap<object, RecordSearch>();

const sliceMs = 8;
const patienceMs = 300;

function whenIdle(work: (ms: number) => void): void {
  if (typeof requestIdleCallback === 'undefined') {
    setTimeout(() => work(sliceMs));
    return;
  }
  requestIdleCallback((deadline) => work(Math.max(sliceMs, Math.min(deadline.timeRemaining(), 20))), {
    timeout: patienceMs,
  });
}

function loadRecordSearch(store: Store<RootState>): Promise<RecordSearch> {
  const known = searches.get(store);
  if (known) return known;
  const loading = import('./recordSearch').then(({ RecordSearch: Search }) => {
    const search = new Search({
      getState: () => store.getState(),
      whenIdle,
      now: () => performance.now(),
    });
    store.subscribe(() => search.changed());
    search.changed();
    loaded.set(store, search);
    return search;
  });
  searches.set(store, loading);
  // A later attempt may succeed in loading the chunk.
  loading.catch(() => searches.delete(store));
  return loading;
}

const nothing = () => undefined;

/** `search` is `undefined` until `wanted` and loaded. `version` changes when results may differ. */
export function useRecordSearch(wanted = true): {
  readonly search: RecordSearch | undefined;
  readonly version: number;
} {
  const store = useStore<RootState>();
  const [search, setSearch] = useState(() => loaded.get(store));
  useEffect(() => {
    if (!wanted) return undefined;
    return whileWanted(
      () => loadRecordSearch(store),
      (found) => setSearch(() => found),
      (error) => console.error('Search could not be loaded', error),
    );
  }, [store, wanted]);
  const version = useSyncExternalStore(
    (listener) => search?.revision.subscribe(listener) ?? nothing,
    () => search?.revision.current() ?? -1,
  );
  return { search, version };
}
