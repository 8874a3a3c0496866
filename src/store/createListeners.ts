import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from './typed';

type Listener = (now: RootState, before: RootState, action: UnknownAction) => void;

/** The store as effects have it: what sends, stores and keeps. */
export interface EffectStore {
  readonly getState: () => RootState;
  /** Calls back after each action that changed the state; returns the call that ends it. */
  readonly listen: (listener: Listener) => () => void;
}

/**
 * Listeners that are told of each action with the state before and after it, which a store's own subscribers are not. The
 * toolkit's listener middleware starts an asynchronous task for each, which no effect here needs.
 */
export function createListeners(): Pick<EffectStore, 'listen'> & { readonly middleware: Middleware } {
  const listeners = new Set<Listener>();
  return {
    middleware: (store) => (next) => (action) => {
      const before = store.getState() as RootState;
      const result = next(action);
      const now = store.getState() as RootState;
      // Thunks have been unwrapped before: what passes here are the actions that reach the reducers.
      if (now !== before)
        for (const listener of [...listeners]) listener(now, before, action as UnknownAction);
      return result;
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
