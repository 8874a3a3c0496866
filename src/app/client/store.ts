import { configureStore, type Middleware, type StoreEnhancer } from '@reduxjs/toolkit';
import { devToolsOptions } from './devtools';
import type { Extra } from './extra';
import { rootReducer } from './rootReducer';

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];

/**
 * The store. Its reducer does nothing but reduce, so every state is reached by actions alone.
 *
 * @param recorders see every action that really happens after the reducers have; what the devtools replay passes none
 *   of them.
 * @param enhancers stand next to the store, where the devtools' own goes.
 */
export function createStore(
  extra: Extra,
  recorders: readonly Middleware[] = [],
  enhancers: readonly StoreEnhancer[] = [],
) {
  return configureStore({
    reducer: rootReducer,
    // Written out here, so that a production build leaves out their code.
    devTools: process.env.NODE_ENV === 'production' ? false : devToolsOptions(process.env.NODE_ENV),
    middleware: (getDefault) =>
      // The default checks walk the whole state after every action, which tables of this size do not allow.
      getDefault({ thunk: { extraArgument: extra }, serializableCheck: false, immutableCheck: false }).concat(
        recorders,
      ),
    enhancers: (getDefault) => getDefault().concat(enhancers),
  });
}
