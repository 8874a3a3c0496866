import { configureStore, type Middleware, type StoreEnhancer } from '@reduxjs/toolkit';
import { answersMiddleware } from '@/wiki/answers/lateAnswers';
import type { Extra } from './extra';
import { rootReducer } from './rootReducer';

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];

/**
 * Creates the store. The reducer is pure, so actions alone reproduce every state.
 *
 * @param recorders see every action after the reducers.
 * @param enhancers are innermost, so that each plain action passes once.
 */
export function createStore(
  extra: Extra,
  recorders: readonly Middleware[] = [],
  enhancers: readonly StoreEnhancer[] = [],
) {
  return configureStore({
    reducer: rootReducer,
    // In development the devtools belong to the replica, because what they show need not be the truth.
    devTools: false,
    middleware: (getDefault) =>
      // The default checks traverse the whole state after every action, too slow for tables of this size.
      getDefault({ thunk: { extraArgument: extra }, serializableCheck: false, immutableCheck: false }).concat(
        answersMiddleware,
        ...recorders,
      ),
    enhancers: (getDefault) => getDefault().concat(enhancers),
  });
}
