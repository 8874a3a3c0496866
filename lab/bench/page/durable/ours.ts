import { configureStore } from '@reduxjs/toolkit';
import { firstScreen } from '@/device/rows/firstScreen';
import { createLocalRows } from '@/device/rows/localRows';
import { createRowsPersistence } from '@/device/rows/persistRows';
import { rootReducer } from '@/app/client/rootReducer';
import { eventsSlice } from '@/wiki/entities/eventsSlice';
import { matchesSlice } from '@/wiki/entities/matchesSlice';
import { playersSlice } from '@/wiki/entities/playersSlice';
import { tableValues } from '@/lib/table';
import { bare, scope } from '../store';
import type { Way } from './way';

const fail = (error: unknown) => {
  throw new Error(String(error));
};

/** The app's own store with its own rows, composed as in `src/app/client/client.ts`. */
function openStore() {
  const rows = createLocalRows('bench');
  const persistence = createRowsPersistence({
    rows,
    report: fail,
    first: () => firstScreen(store.getState(), Date.now()),
  });
  const store = configureStore({
    reducer: rootReducer,
    devTools: false,
    middleware: (get) => get(bare).concat(persistence.middleware),
  });
  return { rows, persistence, store };
}

const page = 4_000;

export const ours: Way = {
  fill: async ({ events, matches, players }) => {
    const { rows, persistence, store } = openStore();
    const pages = <T>(docs: readonly T[], give: (docs: readonly T[]) => void) => {
      for (let at = 0; at < docs.length; at += page) give(docs.slice(at, at + page));
    };
    pages(events, (docs) => store.dispatch(eventsSlice.actions.added({ scope: 'events', docs })));
    pages(players, (docs) => store.dispatch(playersSlice.actions.added({ scope: 'players', docs })));
    pages(matches, (docs) => store.dispatch(matchesSlice.actions.added({ scope, docs })));
    await persistence.flush();
    await rows.fold(() => firstScreen(store.getState(), Date.now()));
  },
  open: async () => {
    const { persistence, store } = openStore();
    await (
      await persistence.restore(store.dispatch)
    ).finished;
    return async (match) => {
      store.dispatch(matchesSlice.actions.modified({ scope, docs: [match] }));
      await Promise.resolve();
      await persistence.flush();
    };
  },
  restore: async (first) => {
    const { persistence, store } = openStore();
    // The rows of the first screen arrive in one turn; signing in also waits for the deltas.
    const shown = new Promise<void>((resolve) => {
      const stop = store.subscribe(() => {
        stop();
        resolve();
      });
    });
    const restoring = persistence.restore(store.dispatch);
    await shown;
    if (store.getState().events.rows.size === 0 || store.getState().matches.rows.size === 0)
      throw new Error('restore-first: expected events and their matches, found none');
    first();
    const { finished } = await restoring;
    await finished;
    return () => {
      const { events, matches, players } = store.getState();
      return {
        events: [...tableValues(events.rows)],
        matches: [...tableValues(matches.rows)],
        players: [...tableValues(players.rows)],
      };
    };
  },
};
