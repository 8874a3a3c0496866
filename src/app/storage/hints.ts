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
import {
  preferencesRestored,
  preferencesSlice,
  withView,
  type PreferencesState,
} from '@/wiki/preferences/preferencesSlice';
import { followsRestored } from '@/wiki/follows/followsSlice';
import { picksRestored } from '@/wiki/picks/picksSlice';
import { inboxRestored } from '@/features/inbox/inboxSlice';
import { recentRestored, withFound } from '@/features/search/recentSlice';
import { draftsRestored } from '@/wiki/editing/draftsSlice';
import { roleOf } from '@/wiki/session/role';
import { sessionSlice, userRemembered, type SessionState } from '@/wiki/session/sessionSlice';
import { agreementRestored } from '@/wiki/site/agreementSlice';
import { deviceLanguages } from '@/model/news/device';
import { digestRhythms } from '@/model/news/digest';
import { userId, type UserId } from '@/model/ids';
import { storedPick } from '@/model/picks/parsePick';
import { readableNews } from '@/model/parsing/parseNews';
import { dropAbsent, presentObject } from '@/model/parsing/schema';
import type { EffectStore } from '@/store/createListeners';
import type { RootState } from '@/store/typed';
import { storedPreferences } from './storedPreferences';
import { leaveNewer } from '../page/leaveNewer';
import { keepLook, type Look } from '../page/look';
import { upgraded } from '@/device/base/upgraded';
import { rowsVersion } from '@/device/base/version';

const parts = [
  'preferences',
  'session',
  'recent',
  'drafts',
  'inbox',
  'follows',
  'picks',
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

const drafts = v.record(v.string(), v.object({ at: v.number(), content: v.unknown() }));

const inbox = presentObject({
  uid: v.pipe(id, v.transform(userId)),
  news: v.pipe(
    v.array(v.unknown()),
    v.transform((list) => readableNews(list)),
  ),
  seen: v.number(),
  digest: v.optional(v.object({ rhythm: v.picklist(digestRhythms), language: v.picklist(deviceLanguages) })),
  leaving: v.optional(v.number()),
});

const agreement = presentObject({
  uid: v.pipe(id, v.transform(userId)),
  version: v.optional(v.number()),
  at: v.optional(v.number()),
});

const follows = presentObject({
  uid: v.optional(v.pipe(id, v.transform(userId))),
  seen: v.number(),
  marks: v.record(v.string(), v.object({ at: v.number(), on: v.boolean() })),
});

/** One that cannot be read does not lose the others. */
const storedPicks = v.pipe(
  v.record(v.string(), v.fallback(v.optional(storedPick), undefined)),
  v.transform(dropAbsent),
);

const picks = presentObject({
  uid: v.optional(v.pipe(id, v.transform(userId))),
  byMatch: storedPicks,
  joining: v.optional(storedPicks),
});

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
  // One constant object: redux-persist rewrites a part whose object changes.
  const _persist = { version: rowsVersion, rehydrated: true };
  const write = ({ preferences, session, recent, drafts, inbox, follows, picks, agreement }: Hints) =>
    stored.update({ preferences, session, recent, drafts, inbox, follows, picks, agreement, _persist });
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
  { preferences, session, recent, drafts, inbox, follows, picks, agreement }: Hints,
  dispatch: Dispatch,
): void {
  dispatch(preferencesRestored(preferences));
  // Before the user: a form that starts from a draft needs the user to be shown.
  dispatch(draftsRestored(drafts));
  dispatch(userRemembered(session.user));
  dispatch(recentRestored(recent));
  dispatch(inboxRestored(inbox));
  dispatch(followsRestored(follows));
  dispatch(picksRestored(picks));
  dispatch(agreementRestored(agreement));
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

function keepKnown(
  inbound: Stored,
  {
    preferences: chosen,
    session: now,
    recent: found,
    drafts: typed,
    inbox: told,
    follows: followed,
    picks: picked,
    agreement: agreed,
  }: Hints,
): Hints {
  const preferences = v.safeParse(storedPreferences, inbound.preferences);
  const storedRecent = v.safeParse(recent, inbound.recent);
  const storedDrafts = v.safeParse(drafts, inbound.drafts);
  const storedSession = v.safeParse(session, inbound.session);
  const storedInbox = v.safeParse(inbox, inbound.inbox);
  const storedFollows = v.safeParse(follows, inbound.follows);
  const keptPicks = v.safeParse(picks, inbound.picks);
  const storedAgreement = v.safeParse(agreement, inbound.agreement);
  return {
    preferences: preferences.success ? withChoices(preferences.output, chosen) : chosen,
    recent: storedRecent.success ? withFound(storedRecent.output, found) : found,
    drafts: { ...(storedDrafts.success && storedDrafts.output), ...typed },
    inbox:
      storedInbox.success && (!now.known || now.user?.uid === storedInbox.output.uid)
        ? { ...told, ...storedInbox.output }
        : told,
    agreement:
      storedAgreement.success && isOwn(storedAgreement.output.uid, now) ? storedAgreement.output : agreed,
    follows: storedFollows.success && isOwn(storedFollows.output.uid, now) ? storedFollows.output : followed,
    picks: keptPicks.success && isOwn(keptPicks.output.uid, now) ? keptPicks.output : picked,
    session: storedSession.success && !now.known ? remembered(storedSession.output, now) : now,
  };
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
