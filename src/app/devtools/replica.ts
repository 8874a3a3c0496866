import {
  configureStore,
  Tuple,
  weakMapMemoize,
  type Action,
  type Dispatch,
  type Store,
  type StoreEnhancer,
} from '@reduxjs/toolkit';
import type { Replica, ScreenScopes } from '../client/replica';
import { devToolsOptions } from './devToolsOptions';
import type { Scope } from '@/backend/scope';

interface Place {
  readonly location: object;
}

interface Places {
  readonly shown: () => Place;
  readonly subscribe: (listener: (shown: Place) => void) => void;
}

export interface DevtoolsReplica extends Replica {
  readonly followNavigation: (places: Places) => void;
}

/**
 * The replica of a store. Both share a memo of each action's effect on each state. While the replica follows
 * the store it reaches the identical state objects: nothing is reduced twice, and it shows the present
 * exactly if both states are the same object.
 *
 * @param enhancers of the replica, such as the extension's.
 */
export function createReplica(enhancers: readonly StoreEnhancer[] = []): DevtoolsReplica {
  let store: Pick<Store, 'getState'>;
  let replica: Store;
  let screen: PresentScopes | undefined;
  let changed = () => {};

  const enhancer: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
    const reduce = weakMapMemoize(reducer);
    const real = createStore(reduce, preloadedState);
    store = real;
    replica = configureStore({
      reducer: reduce,
      preloadedState: real.getState(),
      devTools: devToolsOptions,
      middleware: () => new Tuple(),
      enhancers: (getDefault) => getDefault().concat(enhancers),
    });
    return { ...real, dispatch: feed(real, replica, () => changed()) };
  };

  return {
    enhancer,
    shown: ({ dispatch }) => ({ ...replica, dispatch }),
    scopes: ({ follow }) => {
      screen = createPresentScopes(follow, {
        isPresent: () => replica.getState() === store.getState(),
        subscribe: (listener) => {
          changed = listener;
        },
      });
      return screen;
    },
    followNavigation: ({ shown, subscribe }) => {
      let at = shown().location;
      subscribe(({ location }) => {
        if (location !== at) screen?.navigated();
        at = location;
      });
    },
  };
}

function feed<A extends Action>(store: Store<unknown, A>, replica: Store, changed: () => void): Dispatch<A> {
  let last: A;
  let feeding = 0;
  // Subscribe first, so that the replica gets each action before a subscriber dispatches another.
  store.subscribe(() => {
    feeding += 1;
    try {
      replica.dispatch(last);
    } finally {
      feeding -= 1;
    }
  });
  replica.subscribe(() => {
    if (feeding === 0) changed();
  });
  return (action) => {
    last = action;
    return store.dispatch(action);
  };
}

interface Presence {
  readonly isPresent: () => boolean;
  readonly subscribe: (listener: () => void) => void;
}

interface PresentScopes extends ScreenScopes {
  readonly navigated: () => void;
}

interface Wish {
  readonly scope: Scope;
  wanted: boolean;
  release: (() => void) | undefined;
}

/**
 * Follows scopes while the screens show the present. In the past, components that appear or disappear open
 * and close nothing; on return the remaining wishes are applied. A page that the visitor navigates to
 * meanwhile is followed at once. What it replaces is released on return.
 */
function createPresentScopes(follow: ScreenScopes['follow'], presence: Presence): PresentScopes {
  const waiting = new Set<Wish>();
  let moved = false;

  const mayFollow = () => moved || presence.isPresent();

  presence.subscribe(() => {
    moved = false;
    if (!presence.isPresent()) return;
    const wishes = [...waiting];
    waiting.clear();
    // Follow first, so that a scope that is both released and wanted stays open.
    for (const wish of wishes) if (wish.wanted) wish.release = follow(wish.scope);
    for (const wish of wishes) if (!wish.wanted) wish.release?.();
  });

  return {
    follow: (scope) => {
      const wish: Wish = { scope, wanted: true, release: undefined };
      if (mayFollow()) wish.release = follow(scope);
      else waiting.add(wish);
      return () => {
        if (!wish.wanted) return;
        wish.wanted = false;
        if (presence.isPresent()) {
          waiting.delete(wish);
          wish.release?.();
        } else if (wish.release === undefined) waiting.delete(wish);
        else waiting.add(wish);
      };
    },
    navigated: () => {
      moved = !presence.isPresent();
    },
  };
}
