import { configureStore, createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '@/app/client/rootReducer';
import { eventsSlice } from '@/wiki/entities/eventsSlice';
import { matchesSlice } from '@/wiki/entities/matchesSlice';
import { playersSlice } from '@/wiki/entities/playersSlice';
import type { Event, Match, Player } from '@/model/records/records';
import type { Data } from './data';

export const bare = { serializableCheck: false, immutableCheck: false } as const;

export const scope = 'matchesOfSport/armw';

export function appStore(data: Data) {
  const store = configureStore({ reducer: rootReducer, devTools: false, middleware: (get) => get(bare) });
  store.dispatch(eventsSlice.actions.reset({ scope: 'events', docs: data.events }));
  store.dispatch(playersSlice.actions.reset({ scope: 'players', docs: data.players }));
  store.dispatch(matchesSlice.actions.reset({ scope, docs: data.matches }));
  return store;
}

/** The usual way: three entity adapters of Redux Toolkit in one slice. */
export function adapterSlice() {
  const events = createEntityAdapter<Event>();
  const matches = createEntityAdapter<Match>();
  const players = createEntityAdapter<Player>();
  return createSlice({
    name: 'rival',
    initialState: {
      events: events.getInitialState(),
      matches: matches.getInitialState(),
      players: players.getInitialState(),
    },
    reducers: {
      // The records are readonly, drafts are not; the adapter never writes into them.
      filled: (state, { payload }: PayloadAction<Data>) => {
        events.setMany(state.events as never, payload.events as Event[]);
        matches.setMany(state.matches as never, payload.matches as Match[]);
        players.setMany(state.players as never, payload.players as Player[]);
      },
      matchesSet: (state, { payload }: PayloadAction<readonly Match[]>) => {
        matches.setMany(state.matches as never, payload as Match[]);
      },
    },
  });
}

export function adapterStore(data: Data) {
  const slice = adapterSlice();
  const store = configureStore({ reducer: slice.reducer, devTools: false, middleware: (get) => get(bare) });
  store.dispatch(slice.actions.filled(data));
  return { store, set: slice.actions.matchesSet };
}

export const adapterData = (state: {
  readonly events: { readonly entities: object };
  readonly matches: { readonly entities: object };
  readonly players: { readonly entities: object };
}): Data => ({
  events: Object.values(state.events.entities) as Event[],
  matches: Object.values(state.matches.entities) as Match[],
  players: Object.values(state.players.entities) as Player[],
});
