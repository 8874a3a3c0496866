import type { Action, Dispatch } from '@reduxjs/toolkit';
import {
  createPersistoid,
  type Persistoid,
  createTransform,
  getStoredState,
  type PersistConfig,
  type Storage,
} from 'redux-persist';
import { dequal } from 'dequal';
import * as v from 'valibot';
import {
  preferencesRestored,
  preferencesSlice,
  withView,
  type PreferencesState,
} from '@/wiki/preferences/preferencesSlice';
import { watchesRestored } from '@/wiki/watches/watchesSlice';
import { picksRestored } from '@/wiki/picks/picksSlice';
import { inboxRestored } from '@/features/inbox/inboxSlice';
import { recentRestored, withFound } from '@/features/search/recentSlice';
import { draftsRestored } from '@/wiki/editing/draftsSlice';
import { roleOf } from '@/wiki/session/role';
import { sessionSlice, userRemembered, type SessionState } from '@/wiki/session/sessionSlice';
import { agreementRestored } from '@/wiki/site/agreementSlice';
import { deviceLanguages } from '@/model/news/device';
import { digestRhythms } from '@/model/news/digest';
import type { UserId } from '@/model/ids';
import { storedPick } from '@/model/picks/parsePick';
import { readableNews } from '@/model/parsing/parseNews';
import { account, dropAbsent, presentObject, text } from '@/model/parsing/schema';
import type { EffectStore } from '@/store/createListeners';
import type { RootState } from '@/store/typed';
import { storedPreferences } from './storedPreferences';
import { leaveNewer } from '../page/leaveNewer';
import { keepLook, type Look } from '../page/look';
import { upgraded } from '@/device/base/upgraded';
import { rowsVersion } from '@/device/base/version';

const session = v.object({
  user: v.nullable(
    v.object({
      uid: account,
      email: v.nullable(v.string()),
      name: v.nullable(v.string()),
      emailVerified: v.boolean(),
      moderator: v.boolean(),
      admin: v.boolean(),
    }),
  ),
});

const recent = v.array(
  v.variant('kind', [
    v.object({ kind: v.picklist(['player', 'event']), id: text }),
    v.object({ kind: v.literal('text'), text }),
  ]),
);

const drafts = v.record(v.string(), v.object({ at: v.number(), content: v.unknown() }));

const inbox = presentObject({
  uid: account,
  news: v.pipe(
    v.array(v.unknown()),
    v.transform((list) => readableNews(list)),
  ),
  seen: v.number(),
  digest: v.optional(v.object({ rhythm: v.picklist(digestRhythms), language: v.picklist(deviceLanguages) })),
  leaving: v.optional(v.number()),
});

const agreement = presentObject({
  uid: account,
  version: v.optional(v.number()),
  at: v.optional(v.number()),
});

const watches = presentObject({
  uid: v.optional(account),
  seen: v.number(),
  marks: v.record(v.string(), v.object({ at: v.number(), on: v.boolean() })),
});

/** One that cannot be read does not lose the others. */
const storedPicks = v.pipe(
  v.record(v.string(), v.fallback(v.optional(storedPick), undefined)),
  v.transform(dropAbsent),
);

const picks = presentObject({
  uid: v.optional(account),
  byMatch: storedPicks,
  joining: v.optional(storedPicks),
});

/**
 * Reads a part from the device and returns the action that restores it: what was stored, joined with what this
 * session already has, which alone counts if the stored value is unreadable.
 */
const part =
  <Part extends keyof RootState, Stored>(
    name: Part,
    schema: v.GenericSchema<unknown, Stored>,
    join: (stored: Stored, own: RootState[Part], session: SessionState) => RootState[Part],
    restored: (value: RootState[Part]) => Action,
  ) =>
  (inbound: unknown, state: RootState): Action => {
    const { success, output } = v.safeParse(schema, inbound);
    return restored(success ? join(output, state[name], state.session) : state[name]);
  };

const storedIfOwn = <Value extends { readonly uid?: UserId }>(stored: Value, own: Value, now: SessionState) =>
  isOwn(stored.uid, now) ? stored : own;

/** In the order in which they are restored. */
const parts = {
  preferences: part('preferences', storedPreferences, withChoices, preferencesRestored),
  // Before the user: a form that starts from a draft needs the user to be shown.
  drafts: part('drafts', drafts, (stored, typed) => ({ ...stored, ...typed }), draftsRestored),
  session: part(
    'session',
    session,
    (stored, now) => (now.known ? now : remembered(stored, now)),
    ({ user }) => userRemembered(user),
  ),
  recent: part('recent', recent, withFound, recentRestored),
  inbox: part(
    'inbox',
    inbox,
    (stored, own, now) => storedIfOwn({ ...own, ...stored }, own, now),
    inboxRestored,
  ),
  watches: part('watches', watches, storedIfOwn, watchesRestored),
  picks: part('picks', picks, storedIfOwn, picksRestored),
  agreement: part('agreement', agreement, storedIfOwn, agreementRestored),
};
const names = Object.keys(parts) as (keyof typeof parts)[];
type Hints = Pick<RootState, (typeof names)[number]>;

/** A remembered user is only a hint until this session's sign-in has answered. */
const sessionHint = createTransform<SessionState, SessionState, Hints, Hints>(
  null,
  (stored) => ({ ...stored, known: false, likely: 'visitor' }),
  { whitelist: ['session'] },
);

export interface HintsPersistence {
  readonly restore: () => Promise<void>;
  readonly flush: () => Promise<void>;
  readonly stop: () => void;
}

/** After this time without an answer, storage counts as empty. */
const answerWithinMs = 5_000;

/**
 * Stores the hints for the first paint in redux-persist's format. Uses only its reading and writing, because
 * its reducer would write inside the store's. Restored values become plain actions, which a recorded session
 * can replay.
 */
export class StoredHints implements HintsPersistence {
  readonly #config: PersistConfig<Hints>;
  readonly #store: EffectStore;
  readonly #dispatch: Dispatch;
  readonly #stored: Persistoid;
  /** One constant object: redux-persist rewrites a part whose object changes. */
  readonly #persist = { version: rowsVersion, rehydrated: true };
  readonly #stopLook: () => void;
  #stopWriting: () => void = () => undefined;
  #isStopped = false;

  constructor(storage: Storage, store: EffectStore, dispatch: Dispatch, report: (error: unknown) => void) {
    this.#config = {
      key: 'hints',
      storage: leaveNewer(storage),
      transforms: [sessionHint],
      whitelist: names,
      writeFailHandler: report,
    };
    this.#store = store;
    this.#dispatch = dispatch;
    this.#stored = createPersistoid(this.#config);
    this.#stopLook = followLook(store);
  }

  async restore(): Promise<void> {
    const inbound = (await readStored(this.#config)) ?? {};
    const state = this.#store.getState();
    const restored = names.map((name) => parts[name](inbound[name], state));
    for (const action of restored) this.#dispatch(action);
    if (this.#isStopped) return;
    this.#write(this.#store.getState());
    this.#stopWriting = this.#store.listen((now, before) => {
      if (names.some((part) => now[part] !== before[part])) this.#write(now);
    });
  }

  async flush(): Promise<void> {
    await this.#stored.flush();
  }

  stop(): void {
    this.#isStopped = true;
    this.#stopLook();
    this.#stopWriting();
  }

  #write(state: RootState): void {
    this.#stored.update({ ...state, _persist: this.#persist });
  }
}

function followLook({ getState, listen }: EffectStore): () => void {
  const lookOf = ({ preferences, session }: Pick<Hints, 'preferences' | 'session'>): Look => ({
    theme: preferences.theme,
    language: preferences.language,
    hides: preferences.hides,
    role: session.likely,
  });
  let kept = lookOf({
    preferences: preferencesSlice.getInitialState(),
    session: sessionSlice.getInitialState(),
  });
  const keep = (state: RootState) => {
    const now = lookOf(state);
    if (!dequal(now, kept)) keepLook(now);
    kept = now;
  };
  keep(getState());
  return listen(keep);
}

type Stored = { readonly [Part in keyof Hints]?: unknown };
type PersistedParts = Stored & { readonly _persist?: { readonly version: number } };

function readStored(config: PersistConfig<Hints>): Promise<Stored | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), answerWithinMs);
  });
  const read = getStoredState(config).then(
    (found: PersistedParts | undefined) =>
      found && upgraded('hints', found, found._persist?.version ?? rowsVersion),
  );
  return Promise.race([read, late])
    .catch(() => undefined)
    .finally(() => clearTimeout(timer));
}

/** A reader may choose something before the device has answered; that choice replaces the stored one. */
function withChoices(stored: PreferencesState, chosen: PreferencesState): PreferencesState {
  const initial = preferencesSlice.getInitialState();
  const choices = Object.entries(chosen).filter(
    ([key, value]) => !dequal(value, initial[key as keyof PreferencesState]),
  );
  return {
    ...stored,
    ...Object.fromEntries(choices),
    queueViews: chosen.queueViews.reduce(withView, stored.queueViews),
    kept: [...stored.kept, ...chosen.kept.filter((scope) => !stored.kept.some((one) => dequal(one, scope)))],
  };
}

const isOwn = (uid: UserId | undefined, { known, user }: SessionState): boolean =>
  !known || uid === undefined || user?.uid === uid;

/** If no user is stored, the look may still know the likely role. */
const remembered = ({ user }: Pick<SessionState, 'user'>, { likely }: SessionState): SessionState => ({
  user,
  known: false,
  likely: user ? roleOf(user) : likely,
});
