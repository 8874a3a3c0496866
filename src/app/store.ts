import { configureStore, type Middleware } from '@reduxjs/toolkit';
import localforage from 'localforage';
import { createTransform, persistReducer } from 'redux-persist';
import type { PreferencesState } from '@/features/preferences/preferencesSlice';
import type { SessionState } from '@/features/wiki/session/sessionSlice';
import type { Extra } from './extra';
import { rowsVersion } from './persistence/localRows';
import { rootReducer, type RootState } from './rootReducer';

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];

/** Only hints that the first paint needs: entity rows and commands are stored by their own middleware, by id. */
const persisted = ['preferences', 'session'] as const satisfies readonly (keyof RootState)[];

/** A remembered user is a hint until this session's sign-in has answered. */
const sessionHint = createTransform<SessionState, SessionState, RootState, RootState>(
  null,
  (session) => ({ ...session, known: false }),
  { whitelist: ['session'] },
);

/** The store; `recorders` see every action after the reducers have. */
export function createStore(extra: Extra, recorders: readonly Middleware[] = []) {
  const reducer = persistReducer<RootState>(
    {
      key: 'hints',
      version: rowsVersion,
      storage: localforage.createInstance({ name: 'armwiki-hints', storeName: 'hints' }),
      whitelist: [...persisted],
      transforms: [sessionHint],
      stateReconciler: keepKnown,
    },
    rootReducer,
  );
  return configureStore({
    reducer,
    middleware: (getDefault) =>
      // The default checks walk the whole state after every action, which tables of this size do not allow.
      getDefault({ thunk: { extraArgument: extra }, serializableCheck: false, immutableCheck: false }).concat(
        recorders,
      ),
  });
}

/** Takes the stored hints over, unless this session already knows better. */
function keepKnown(
  inbound: { readonly preferences?: PreferencesState; readonly session?: SessionState },
  _original: RootState,
  current: RootState,
): RootState {
  return {
    ...current,
    ...(inbound.preferences && { preferences: { ...current.preferences, ...inbound.preferences } }),
    ...(inbound.session && !current.session.known && { session: inbound.session }),
  };
}
