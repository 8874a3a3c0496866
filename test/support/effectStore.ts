import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { rootReducer } from '@/app/client/rootReducer';
import { createListeners } from '@/store/createListeners';

export function effectStore(...middlewares: readonly Middleware[]) {
  const { middleware, listen } = createListeners();
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) =>
      getDefault({ serializableCheck: false, immutableCheck: false }).concat([...middlewares, middleware]),
  });
  return { ...store, listen };
}
