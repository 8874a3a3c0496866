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
      screen = new PresentScopes(follow, {
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
class PresentScopes implements ScreenScopes {
  readonly #follow: ScreenScopes['follow'];
  readonly #presence: Presence;
  readonly #waiting = new Set<Wish>();
  #hasMoved = false;

  constructor(follow: ScreenScopes['follow'], presence: Presence) {
    this.#follow = follow;
    this.#presence = presence;
    presence.subscribe(() => this.#changed());
  }

  readonly follow: ScreenScopes['follow'] = (scope) => {
    const wish: Wish = { scope, wanted: true, release: undefined };
    if (this.#hasMoved || this.#presence.isPresent()) wish.release = this.#follow(scope);
    else this.#waiting.add(wish);
    return () => this.#release(wish);
  };

  navigated(): void {
    this.#hasMoved = !this.#presence.isPresent();
  }

  #release(wish: Wish): void {
    if (!wish.wanted) return;
    wish.wanted = false;
    if (this.#presence.isPresent()) {
      this.#waiting.delete(wish);
      wish.release?.();
    } else if (wish.release === undefined) this.#waiting.delete(wish);
    else this.#waiting.add(wish);
  }

  #changed(): void {
    this.#hasMoved = false;
    if (!this.#presence.isPresent()) return;
    const wishes = [...this.#waiting];
    this.#waiting.clear();
    // Follow first, so that a scope that is both released and wanted stays open.
    for (const wish of wishes) if (wish.wanted) wish.release = this.#follow(wish.scope);
    for (const wish of wishes) if (!wish.wanted) wish.release?.();
  }
}
