import { combineReducers, legacy_createStore, type UnknownAction } from '@reduxjs/toolkit';
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
} from '@/wiki/preferences/preferencesSlice';
import { recentRestored, recentSlice, type RecentState } from '@/features/search/recentSlice';
import { draftsRestored, draftsSlice, type DraftsState } from '@/wiki/editing/draftsSlice';
import { roleOf } from '@/wiki/session/role';
import { sessionSlice, userRemembered, type SessionState } from '@/wiki/session/sessionSlice';
import { languageCodes } from '@/language/languages';
import { eventId, sportId, userId } from '@/model/ids';
import { hintMigrations } from './hintMigrations';
import { leaveNewer } from '../page/leaveNewer';
import { keepLook, type Look } from '../page/look';
import { rowsVersion } from '@/device/base/version';

const hintsReducer = combineReducers({
  preferences: preferencesSlice.reducer,
  session: sessionSlice.reducer,
  recent: recentSlice.reducer,
  drafts: draftsSlice.reducer,
});
type Hints = ReturnType<typeof hintsReducer>;

const id = v.pipe(v.string(), v.nonEmpty());
const keptScope = v.variant('kind', [
  v.object({ kind: v.picklist(['events', 'players']) }),
  v.object({ kind: v.literal('matchesOfSport'), sport: v.pipe(id, v.transform(sportId)) }),
  v.object({ kind: v.literal('matchesOfEvent'), event: v.pipe(id, v.transform(eventId)) }),
]);

// What an earlier version did not store takes the value it had without saying so.
const preferences = v.object({
  theme: v.picklist(themes),
  language: v.optional(v.picklist(['system', ...languageCodes]), 'system'),
  notified: v.optional(v.nullable(v.string()), null),
  kept: v.fallback(v.array(keptScope), []),
});
const session = v.object({
  user: v.nullable(
    v.object({
      uid: v.pipe(v.string(), v.nonEmpty(), v.transform(userId)),
      email: v.nullable(v.string()),
      name: v.nullable(v.string()),
      // Nobody is told that an address is not verified before the sign-in has said so.
      emailVerified: v.optional(v.boolean(), true),
      moderator: v.boolean(),
      admin: v.optional(v.boolean(), false),
    }),
  ),
});

const recent = v.array(
  v.variant('kind', [
    v.object({ kind: v.picklist(['player', 'event']), id: v.pipe(v.string(), v.nonEmpty()) }),
    v.object({ kind: v.literal('text'), text: v.pipe(v.string(), v.nonEmpty()) }),
  ]),
);

// What a draft says is for its form to read.
const drafts = v.record(v.string(), v.object({ at: v.number(), content: v.unknown() }));

/** A remembered user is a hint until this session's sign-in has answered. */
const sessionHint = createTransform<SessionState, SessionState, Hints, Hints>(
  null,
  (stored) => ({ ...stored, known: false, likely: 'visitor' }),
  { whitelist: ['session'] },
);

export interface HintsPersistence {
  /** Takes note of an action that has really happened. */
  readonly seen: (action: unknown) => void;
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
      storage: leaveNewer(storage),
      transforms: [sessionHint],
      migrate: createMigrate(hintMigrations, { debug: false }),
      stateReconciler: keepKnown,
      writeFailHandler: report,
    },
    hintsReducer,
  );
  // Not the toolkit's way of making a store: that one shows itself to the devtools.
  const store = legacy_createStore(reducer);
  const lookNow = (): Look => {
    const { preferences, session: now } = store.getState();
    return { theme: preferences.theme, language: preferences.language, role: now.likely };
  };
  let kept = lookNow();
  store.subscribe(() => {
    const now = lookNow();
    if (now.theme !== kept.theme || now.language !== kept.language || now.role !== kept.role) keepLook(now);
    kept = now;
  });
  let persistor: Persistor | undefined;

  const restore = () =>
    new Promise<void>((resolve) => {
      persistor = persistStore(store, null, () => {
        const { preferences: chosen, session: remembered, recent: found, drafts: typed } = store.getState();
        dispatch(preferencesRestored(chosen));
        // Before the user, without whom no form is shown that would begin with one.
        dispatch(draftsRestored(typed));
        dispatch(userRemembered(remembered.user));
        dispatch(recentRestored(found));
        resolve();
      });
    });

  return {
    seen: (action) => void store.dispatch(action as UnknownAction),
    restore,
    flush: async () => {
      await persistor?.flush();
    },
    stop: () => persistor?.pause(),
  };
}

/** Takes over what was stored and can be read, unless this session already knows better. */
function keepKnown(
  inbound: { readonly [Part in keyof Hints]?: unknown },
  _original: Hints,
  current: Hints,
): Hints {
  const storedPreferences = v.safeParse(preferences, inbound.preferences);
  const storedRecent = v.safeParse(recent, inbound.recent);
  const storedDrafts = v.safeParse(drafts, inbound.drafts);
  const storedSession = v.safeParse(session, inbound.session);
  return {
    ...current,
    ...(storedPreferences.success && {
      preferences: { ...current.preferences, ...storedPreferences.output } satisfies PreferencesState,
    }),
    ...(storedRecent.success &&
      current.recent.length === 0 && { recent: storedRecent.output satisfies RecentState }),
    ...(storedDrafts.success && {
      drafts: { ...storedDrafts.output, ...current.drafts } satisfies DraftsState,
    }),
    ...(storedSession.success &&
      !current.session.known && {
        session: {
          user: storedSession.output.user,
          known: false,
          // Nobody stored is nobody written down yet, of whom the look may know more.
          likely: storedSession.output.user ? roleOf(storedSession.output.user) : current.session.likely,
        } satisfies SessionState,
      }),
  };
}
