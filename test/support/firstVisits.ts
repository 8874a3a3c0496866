import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { rootReducer } from '@/app/client/rootReducer';
import { isRestored } from '@/device/rows/restored';
import { tableIds } from '@/lib/table';
import { firstRecordsId } from '@/model/published/firstPlaces';
import { selectRatedRows } from '@/wiki/ratings/ratedRows';
import { Ratings } from '@/wiki/ratings/ratings';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';

export const filledPage = (written: string) => ({
  getElementById: (id: string) => (id === firstRecordsId ? ({ textContent: written } as HTMLElement) : null),
});

/** Home, or a ranking, as the server writes it from a published file. */
export const publishedPage = (content: object, at?: number) =>
  filledPage(JSON.stringify({ leaders: [], ...content, ...(at !== undefined && { at }) }));

export const answering = (body: unknown, status = 200, at?: number) =>
  jest.fn(async () => ({
    ok: status < 400,
    headers: new Map(at === undefined ? [] : [['Date', new Date(at).toUTCString()]]),
    text: async () => JSON.stringify(body),
  })) as unknown as typeof fetch;

/** An empty device's store without ratings, and the actions that would be stored. */
export function openFirst() {
  const stored: unknown[] = [];
  const ratings = new Ratings({
    start: () => {
      throw new Error('Nobody asks.');
    },
    rows: () => selectRatedRows(store.getState()),
    restored: () => Promise.resolve(),
    pause: () => Promise.resolve(),
  });
  const storing: Middleware = () => (next) => (action) => {
    // The state of queries is not stored.
    if (!isRestored(action) && !(action as UnknownAction).type.startsWith(scopesSlice.name))
      stored.push(action);
    return next(action);
  };
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) =>
      getDefault({
        serializableCheck: false,
        immutableCheck: false,
        thunk: { extraArgument: { ratings } },
      }).concat(storing),
  });
  const events = () => [...tableIds(store.getState().events.rows)].sort();
  const matches = () => [...tableIds(store.getState().matches.rows)].sort();
  const answered = (scope: string) => {
    store.dispatch(scopesSlice.actions.opened({ scope }));
    store.dispatch(scopesSlice.actions.answered({ scope }));
  };
  return { store, ratings, stored, events, matches, answered };
}
