import {
  configureStore,
  Tuple,
  weakMapMemoize,
  type Store,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { Replica } from '../client/replica';
import { devToolsOptions } from './devToolsOptions';
import { createPresentScopes, type PresentScopes } from './presentScopes';

/** What an address shows; another address is another object. */
interface Place {
  readonly location: object;
}

interface Places {
  readonly shown: () => Place;
  readonly subscribe: (listener: (shown: Place) => void) => void;
}

export interface DevtoolsReplica extends Replica {
  /** Tells the scopes of each page the visitor goes to, whatever time it shows. */
  readonly followNavigation: (places: Places) => void;
}

/**
 * The replica of one store. Both share a memory of what each action made of each state, so while the replica goes where
 * the store went it comes to the very same states: nothing is reduced twice, and it shows the present exactly when the
 * two states are one object.
 *
 * @param enhancers stand at the replica, as the extension's own does.
 */
export function createReplica(enhancers: readonly StoreEnhancer[] = []): DevtoolsReplica {
  const listeners = new Set<() => void>();
  let store: Pick<Store, 'getState'>;
  let replica: Store;
  let screen: PresentScopes | undefined;
  let feeding = 0;

  function feed(action: UnknownAction): void {
    feeding += 1;
    try {
      replica.dispatch(action);
    } finally {
      feeding -= 1;
    }
  }

  const enhancer: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
    const reduce = weakMapMemoize(reducer);
    const real = createStore(reduce, preloadedState);
    let last: UnknownAction;
    store = real;
    replica = configureStore({
      reducer: reduce,
      preloadedState: real.getState(),
      devTools: devToolsOptions,
      middleware: () => new Tuple(),
      enhancers: (getDefault) => getDefault().concat(enhancers),
    });
    // The first to subscribe, so that the replica has an action before anybody can dispatch another.
    real.subscribe(() => feed(last));
    replica.subscribe(() => {
      if (feeding === 0) for (const listener of [...listeners]) listener();
    });
    return {
      ...real,
      dispatch: (action) => {
        last = action;
        return real.dispatch(action);
      },
    };
  };

  return {
    enhancer,
    shown: ({ dispatch }) => ({ ...replica, dispatch }),
    scopes: ({ hold }) => {
      screen = createPresentScopes(hold, {
        isPresent: () => replica.getState() === store.getState(),
        subscribe: (listener) => void listeners.add(listener),
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
