import {
  configureStore,
  Tuple,
  weakMapMemoize,
  type Action,
  type Dispatch,
  type Store,
  type StoreEnhancer,
} from '@reduxjs/toolkit';
import type { Replica } from '../client/replica';
import { devToolsOptions } from './devToolsOptions';
import { createPresentScopes, type PresentScopes } from './presentScopes';

/** The view of an address; another address is another object. */
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

/** Gives the replica each action of the store; what else changes it, the devtools did. Returns the store's `dispatch`. */
function feed<A extends Action>(store: Store<unknown, A>, replica: Store, changed: () => void): Dispatch<A> {
  let last: A;
  let feeding = 0;
  // The first to subscribe, so that the replica has an action before anybody can dispatch another.
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
