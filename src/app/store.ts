import { configureStore } from '@reduxjs/toolkit';
import type { Extra } from './extra';
import { rootReducer, type RootState } from './rootReducer';

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
export function createStore(extra: Extra, preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer: rootReducer,
    ...(preloadedState && { preloadedState }),
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: extra }, serializableCheck: false, immutableCheck: false }),
  });
}
