import type { Dispatch } from '@reduxjs/toolkit';
import {
  createPersistoid,
  createTransform,
  getStoredState,
  type PersistConfig,
  type Storage,
} from 'redux-persist';
import { dequal } from 'dequal';
import * as v from 'valibot';
import { preferencesRestored, preferencesSlice } from '@/wiki/preferences/preferencesSlice';
import { followsRestored } from '@/wiki/follows/followsSlice';
import { inboxRestored } from '@/features/inbox/inboxSlice';
import { recentRestored } from '@/features/search/recentSlice';
import { draftsRestored } from '@/wiki/editing/draftsSlice';
import { roleOf } from '@/wiki/session/role';
import { sessionSlice, userRemembered, type SessionState } from '@/wiki/session/sessionSlice';
import { agreementRestored } from '@/wiki/site/agreementSlice';
import { deviceLanguages } from '@/model/device';
import { digestRhythms } from '@/model/digest';
import { userId, type UserId } from '@/model/ids';
import { readableNews } from '@/model/parsing/parseNews';
import { dropAbsent } from '@/model/parsing/schema';
import type { EffectStore } from '@/store/createListeners';
import type { RootState } from '@/store/typed';
import { storedPreferences } from './storedPreferences';
import { leaveNewer } from '../page/leaveNewer';
import { keepLook, type Look } from '../page/look';
import { upgraded } from '@/device/base/upgraded';
import { rowsVersion } from '@/device/base/version';

/** The parts of the state that the device remembers. */
const parts = [
  'preferences',
  'session',
  'recent',
  'drafts',
  'inbox',
  'follows',
  'agreement',
] as const satisfies readonly (keyof RootState)[];
type Hints = Pick<RootState, (typeof parts)[number]>;

const id = v.pipe(v.string(), v.nonEmpty());

const session = v.object({
  user: v.nullable(
    v.object({
      uid: v.pipe(v.string(), v.nonEmpty(), v.transform(userId)),
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
    v.object({ kind: v.picklist(['player', 'event']), id: v.pipe(v.string(), v.nonEmpty()) }),
    v.object({ kind: v.literal('text'), text: v.pipe(v.string(), v.nonEmpty()) }),
  ]),
);

// The content of a draft is for its form to read.
const drafts = v.record(v.string(), v.object({ at: v.number(), content: v.unknown() }));

const inbox = v.pipe(
  v.object({
    uid: v.pipe(id, v.transform(userId)),
    news: v.pipe(
      v.array(v.unknown()),
      v.transform((list) => readableNews(list)),
    ),
    seen: v.number(),
    digest: v.optional(
      v.object({ rhythm: v.picklist(digestRhythms), language: v.picklist(deviceLanguages) }),
    ),
    leaving: v.optional(v.number()),
  }),
  v.transform(dropAbsent),
);

const agreement = v.pipe(
  v.object({
    uid: v.pipe(id, v.transform(userId)),
    version: v.optional(v.number()),
    at: v.optional(v.number()),
  }),
  v.transform(dropAbsent),
);

const follows = v.pipe(
  v.object({
    uid: v.optional(v.pipe(id, v.transform(userId))),
    seen: v.number(),
    marks: v.record(v.string(), v.object({ at: v.number(), on: v.boolean() })),
  }),
  v.transform(dropAbsent),
);

/** A remembered user is a hint until this session's sign-in has answered. */
const sessionHint = createTransform<SessionState, SessionState, Hints, Hints>(
  null,
  (stored) => ({ ...stored, known: false, likely: 'visitor' }),
  { whitelist: ['session'] },
);

export interface HintsPersistence {
  /** Brings back what the device remembers, once; resolves also when that is nothing or cannot be read. */
  readonly restore: () => Promise<void>;
  /** Resolves when everything dispatched so far has been handed to the storage. */
  readonly flush: () => Promise<void>;
  readonly stop: () => void;
}

/** Storage that has not answered after this time has nothing to bring back. */
const answerWithinMs = 5_000;

/**
 * Keeps the few hints that the first paint needs, in the format of redux-persist. Its reducer would write from inside the
 * store's; only what reads and writes is taken of it. What it restores comes to the store as plain actions, which a
 * recorded session replays like any other.
 */
export function createHintsPersistence(
  storage: Storage,
  store: EffectStore,
  dispatch: Dispatch,
  report: (error: unknown) => void,
): HintsPersistence {
  const config: PersistConfig<Hints> = {
    key: 'hints',
    storage: leaveNewer(storage),
    transforms: [sessionHint],
    writeFailHandler: report,
  };
  const stored = createPersistoid(config);
  // One object for good: a part that is another object is written again.
  const _persist = { version: rowsVersion, rehydrated: true };
  const write = ({ preferences, session, recent, drafts, inbox, follows, agreement }: Hints) =>
    stored.update({ preferences, session, recent, drafts, inbox, follows, agreement, _persist });
  const stopLook = followLook(store);
  let stopWriting = () => {};
  let stopped = false;

  return {
    restore: async () => {
      bringBack(keepKnown((await readStored(config)) ?? {}, store.getState()), dispatch);
      if (stopped) return;
      write(store.getState());
      stopWriting = store.listen((now, before) => {
        if (parts.some((part) => now[part] !== before[part])) write(now);
      });
    },
    flush: () => stored.flush(),
    stop: () => {
      stopped = true;
      stopLook();
      stopWriting();
    },
  };
}

function bringBack(
  { preferences, session, recent, drafts, inbox, follows, agreement }: Hints,
  dispatch: Dispatch,
): void {
  dispatch(preferencesRestored(preferences));
  // Before the user, without whom no form is shown that would begin with one.
  dispatch(draftsRestored(drafts));
  dispatch(userRemembered(session.user));
  dispatch(recentRestored(recent));
  dispatch(inboxRestored(inbox));
  dispatch(followsRestored(follows));
  dispatch(agreementRestored(agreement));
}

/** Keeps the look, which is read before everything else, as the state has it. */
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

/** The stored hints, as this version has them; `undefined` where that is nothing, or cannot be read. */
function readStored(config: PersistConfig<Hints>): Promise<Stored | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), answerWithinMs);
  });
  // `keepKnown` takes over what it can read.
  const read = getStoredState(config).then(
    (found: PersistedParts | undefined) =>
      found && upgraded('hints', found, found._persist?.version ?? rowsVersion),
  );
  return Promise.race([read, late])
    .catch(() => undefined)
    .finally(() => clearTimeout(timer));
}

/** Takes over what was stored and can be read, unless this session already knows better. */
function keepKnown(
  inbound: Stored,
  {
    preferences: chosen,
    session: now,
    recent: found,
    drafts: typed,
    inbox: told,
    follows: followed,
    agreement: agreed,
  }: Hints,
): Hints {
  const preferences = v.safeParse(storedPreferences, inbound.preferences);
  const storedRecent = v.safeParse(recent, inbound.recent);
  const storedDrafts = v.safeParse(drafts, inbound.drafts);
  const storedSession = v.safeParse(session, inbound.session);
  const storedInbox = v.safeParse(inbox, inbound.inbox);
  const storedFollows = v.safeParse(follows, inbound.follows);
  const storedAgreement = v.safeParse(agreement, inbound.agreement);
  return {
    preferences: { ...chosen, ...(preferences.success && preferences.output) },
    recent: storedRecent.success && found.length === 0 ? storedRecent.output : found,
    drafts: { ...(storedDrafts.success && storedDrafts.output), ...typed },
    // Nobody's but those of the account that this session knows.
    inbox:
      storedInbox.success && (!now.known || now.user?.uid === storedInbox.output.uid)
        ? { ...told, ...storedInbox.output }
        : told,
    agreement:
      storedAgreement.success && isOwn(storedAgreement.output.uid, now) ? storedAgreement.output : agreed,
    follows: storedFollows.success && isOwn(storedFollows.output.uid, now) ? storedFollows.output : followed,
    session: storedSession.success && !now.known ? remembered(storedSession.output, now) : now,
  };
}

/** Tells whether what was stored of an account, or of nobody, is for whoever this session knows. */
const isOwn = (uid: UserId | undefined, { known, user }: SessionState): boolean =>
  !known || uid === undefined || user?.uid === uid;

/** Nobody stored is nobody written down yet, of whom the look may know more. */
const remembered = ({ user }: Pick<SessionState, 'user'>, { likely }: SessionState): SessionState => ({
  user,
  known: false,
  likely: user ? roleOf(user) : likely,
});
