import { configureStore, type Middleware, type StoreEnhancer } from '@reduxjs/toolkit';
import type { Extra } from './extra';
import { rootReducer } from './rootReducer';

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];

/**
 * The store. Its reducer does nothing but reduce, so every state is reached by actions alone.
 *
 * @param recorders see every action after the reducers have.
 * @param enhancers stand innermost, where each plain action comes by once.
 */
export function createStore(
  extra: Extra,
  recorders: readonly Middleware[] = [],
  enhancers: readonly StoreEnhancer[] = [],
) {
  return configureStore({
    reducer: rootReducer,
    // In development they have a replica: what they show is never the truth.
    devTools: false,
    middleware: (getDefault) =>
      // The default checks walk the whole state after every action, which tables of this size do not allow.
      getDefault({ thunk: { extraArgument: extra }, serializableCheck: false, immutableCheck: false }).concat(
        recorders,
      ),
    enhancers: (getDefault) => getDefault().concat(enhancers),
  });
}
