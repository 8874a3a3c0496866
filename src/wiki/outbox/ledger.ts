import { combineReducers, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { preferencesSlice } from '../preferences/preferencesSlice';
import { deltasSlice } from '../entities/deltasSlice';
import { eventsSlice } from '../entities/eventsSlice';
import { profilesSlice } from '../entities/profilesSlice';
import { sessionSlice } from '../session/sessionSlice';
import { outboxSlice } from './outboxSlice';

const reducer = combineReducers({
  outbox: outboxSlice.reducer,
  deltas: deltasSlice.reducer,
  events: eventsSlice.reducer,
  profiles: profilesSlice.reducer,
  session: sessionSlice.reducer,
  preferences: preferencesSlice.reducer,
});

/** The part of the state that sending and storing commands, and keeping rows for offline use, depend on. */
export type LedgerState = ReturnType<typeof reducer>;

type LedgerListener = (now: LedgerState, before: LedgerState, action: UnknownAction) => void;

/** What really happened, in the same shape as the state. */
export interface Ledger {
  readonly middleware: Middleware;
  readonly read: () => LedgerState;
  /** Calls back after each action that changed the ledger; returns the call that ends it. */
  readonly subscribe: (listener: LedgerListener) => () => void;
}

/**
 * Folds every dispatched action a second time, beside the store. While the devtools show the past, the store's state
 * is that of the past; whoever sends or stores commands must see the present, so it reads this instead.
 */
export function createLedger(): Ledger {
  let state = reducer(undefined, { type: 'ledger/created' });
  const listeners = new Set<LedgerListener>();
  return {
    middleware: () => (next) => (action) => {
      const result = next(action);
      const before = state;
      // Thunks have been unwrapped before: what passes here are the actions that reach the reducers.
      const event = action as UnknownAction;
      state = reducer(state, event);
      if (state !== before) for (const listener of [...listeners]) listener(state, before, event);
      return result;
    },
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
