import { combineReducers, legacy_createStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import {
  createMigrate,
  createTransform,
  persistReducer,
  persistStore,
  type Persistor,
  type Storage,
} from 'redux-persist';
import * as v from 'valibot';
import {
  preferencesRestored,
  preferencesSlice,
  themes,
  type PreferencesState,
} from '@/features/preferences/preferencesSlice';
import { sessionSlice, userRemembered, type SessionState } from '@/features/wiki/session/sessionSlice';
import { userId } from '@/model/ids';
import { hintMigrations } from './hintMigrations';
import { rowsVersion } from './persistence/version';

const hintsReducer = combineReducers({
  preferences: preferencesSlice.reducer,
  session: sessionSlice.reducer,
});
type Hints = ReturnType<typeof hintsReducer>;

// What an earlier version did not store takes the value it had without saying so.
const preferences = v.object({
  theme: v.picklist(themes),
  notified: v.optional(v.nullable(v.string()), null),
});
const session = v.object({
  user: v.nullable(
    v.object({
      uid: v.pipe(v.string(), v.nonEmpty(), v.transform(userId)),
      email: v.nullable(v.string()),
      name: v.nullable(v.string()),
      moderator: v.boolean(),
      admin: v.optional(v.boolean(), false),
    }),
  ),
});

/** A remembered user is a hint until this session's sign-in has answered. */
const sessionHint = createTransform<SessionState, SessionState, Hints, Hints>(
  null,
  (stored) => ({ ...stored, known: false }),
  { whitelist: ['session'] },
);

export interface HintsPersistence {
  readonly middleware: Middleware;
  /** Brings back what the device remembers, once; resolves also when that is nothing or cannot be read. */
  readonly restore: () => Promise<void>;
  /** Resolves when everything dispatched so far has been handed to the storage. */
  readonly flush: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Keeps the few hints that the first paint needs. redux-persist writes from inside its reducer, so it has a store of its
 * own that sees every action that really happened and nothing of the devtools; what it restores comes to the app's
 * store as plain actions, which a recorded session replays like any other.
 */
export function createHintsPersistence(
  storage: Storage,
  dispatch: (action: UnknownAction) => void,
  report: (error: unknown) => void,
): HintsPersistence {
  const reducer = persistReducer<Hints>(
    {
      key: 'hints',
      version: rowsVersion,
      storage,
      transforms: [sessionHint],
      migrate: createMigrate(hintMigrations, { debug: false }),
      stateReconciler: keepKnown,
      writeFailHandler: report,
    },
    hintsReducer,
  );
  // Not the toolkit's way of making a store: that one shows itself to the devtools.
  const store = legacy_createStore(reducer);
  let persistor: Persistor | undefined;

  const restore = () =>
    new Promise<void>((resolve) => {
      persistor = persistStore(store, null, () => {
        const { preferences: chosen, session: remembered } = store.getState();
        dispatch(preferencesRestored(chosen));
        dispatch(userRemembered(remembered.user));
        resolve();
      });
    });

  return {
    middleware: () => (next) => (action) => {
      const result = next(action);
      // Thunks have been unwrapped before: what passes here are the actions that reach the reducers.
      store.dispatch(action as UnknownAction);
      return result;
    },
    restore,
    flush: async () => {
      await persistor?.flush();
    },
    stop: () => persistor?.pause(),
  };
}

/** Takes over what was stored and can be read, unless this session already knows better. */
function keepKnown(
  inbound: { readonly preferences?: unknown; readonly session?: unknown },
  _original: Hints,
  current: Hints,
): Hints {
  const storedPreferences = v.safeParse(preferences, inbound.preferences);
  const storedSession = v.safeParse(session, inbound.session);
  return {
    ...current,
    ...(storedPreferences.success && {
      preferences: { ...current.preferences, ...storedPreferences.output } satisfies PreferencesState,
    }),
    ...(storedSession.success &&
      !current.session.known && { session: { user: storedSession.output.user, known: false } }),
  };
}
