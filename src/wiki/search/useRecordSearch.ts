import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import type { Store } from '@reduxjs/toolkit';
import type { RootState } from '@/store/typed';
import type { RecordSearch } from './recordSearch';

const searches = new WeakMap<object, Promise<RecordSearch>>();
const loaded = new WeakMap<object, RecordSearch>();

/** Slices short enough for a frame, where the browser tells no idle time. */
const sliceMs = 8;
/** However busy the page is, the names are read on after this time. */
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

/** The one search of a store, which begins to read once it is first asked for; its code is loaded then. */
function loadRecordSearch(store: Store<RootState>): Promise<RecordSearch> {
  const known = searches.get(store);
  if (known) return known;
  const loading = import('./recordSearch').then(({ createRecordSearch }) => {
    const search = createRecordSearch({
      getState: () => store.getState(),
      whenIdle,
      now: () => performance.now(),
    });
    store.subscribe(search.changed);
    search.changed();
    loaded.set(store, search);
    return search;
  });
  searches.set(store, loading);
  // A chunk that could not be loaded may be there the next time.
  loading.catch(() => searches.delete(store));
  return loading;
}

const nothing = () => undefined;

/**
 * The search over players and events, `undefined` until somebody has wanted it and its code is there. `version` is another one when other things
 * can be found than before.
 */
export function useRecordSearch(wanted = true): {
  readonly search: RecordSearch | undefined;
  readonly version: number;
} {
  const store = useStore<RootState>();
  const [search, setSearch] = useState(() => loaded.get(store));
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    loadRecordSearch(store).then(
      (found) => {
        if (!left) setSearch(() => found);
      },
      // The page goes on without; what needs it says so.
      (error: unknown) => console.error('Search could not be loaded', error),
    );
    return () => {
      left = true;
    };
  }, [store, wanted]);
  const version = useSyncExternalStore(
    (listener) => search?.subscribe(listener) ?? nothing,
    () => search?.version() ?? -1,
  );
  return { search, version };
}
