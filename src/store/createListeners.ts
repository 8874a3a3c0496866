import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from './typed';

type Listener = (now: RootState, before: RootState, action: UnknownAction) => void;

export interface EffectStore {
  readonly getState: () => RootState;
  /** Calls back after each action that changed the state. Returns an unsubscribe function. */
  readonly listen: (listener: Listener) => () => void;
}

/**
 * Listeners that get the action and the state before and after it, which a store's subscribers do not. The
 * toolkit's listener middleware would start an async task for each, which no effect here needs.
 */
export function createListeners(): Pick<EffectStore, 'listen'> & { readonly middleware: Middleware } {
  const listeners = new Set<Listener>();
  return {
    middleware: (store) => (next) => (action) => {
      const before = store.getState() as RootState;
      const result = next(action);
      const now = store.getState() as RootState;
      // This middleware comes after the thunk middleware, so it sees only plain actions.
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
