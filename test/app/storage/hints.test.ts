import { createHintsPersistence } from '@/app/storage/hints';
import { rowsVersion } from '@/device/base/version';
import { draftKept } from '@/wiki/editing/draftsSlice';
import {
  preferencesSlice,
  queueViewSaved,
  themeChosen,
  weightUnitChosen,
} from '@/wiki/preferences/preferencesSlice';
import { recentFound } from '@/features/search/recentSlice';
import { roleRemembered, userChanged } from '@/wiki/session/sessionSlice';
import { userId } from '@/model/ids';
import { storage } from '@/language/en/storage';
import { allAnswered, client, settle, useFakeTime } from '@test/support/client';
import { effectStore } from '@test/support/effectStore';
import { createMemoryStorage } from '@test/support/memoryStorage';

useFakeTime();

const key = 'persist:hints';
const stored = (parts: Record<string, string>) =>
  createMemoryStorage(new Map([[key, JSON.stringify(parts)]]));
const user = {
  uid: userId('ann'),
  email: 'ann@example.com',
  name: 'Ann',
  emailVerified: true,
  moderator: true,
  admin: false,
};
const preferencesOf = (theme: 'dark' | 'light') => ({ ...preferencesSlice.getInitialState(), theme });

test('hints and rows share one version', async () => {
  const c = await client();
  c.act(themeChosen('dark'));
  await allAnswered();
  expect(JSON.parse(JSON.parse(c.hints.items.get(key)!)._persist)).toMatchObject({ version: rowsVersion });
});

test('the theme and the user are there again in the next session, the user as a hint', async () => {
  const first = await client({ uid: 'ann' });
  first.act(themeChosen('dark'));
  await allAnswered();
  first.close();
  const hints = createMemoryStorage(first.hints.items);
  const second = await client({ hints });
  expect(second.state().preferences.theme).toBe('dark');
  // Nobody is signed in on this device any more: the sign-in decides.
  expect(second.state().session).toEqual({ user: null, known: true, likely: 'visitor' });
});

test('what is chosen and searched for before the device has answered is added to what it stores', async () => {
  const store = effectStore();
  const view = (name: string) => ({ name, search: '' });
  const items = stored({
    preferences: JSON.stringify({ ...preferencesOf('dark'), queueViews: [view('mine')] }),
    recent: JSON.stringify([
      { kind: 'text', text: 'levan' },
      { kind: 'text', text: 'devon' },
    ]),
    _persist: JSON.stringify({ version: rowsVersion, rehydrated: true }),
  });
  const hints = createHintsPersistence(items, store, store.dispatch, (error) => {
    throw error;
  });
  const restored = hints.restore();
  store.dispatch(weightUnitChosen('lb'));
  store.dispatch(queueViewSaved(view('all')));
  store.dispatch(recentFound({ kind: 'text', text: 'devon' }));
  await Promise.all([restored, settle(10)]);
  const { preferences, recent } = store.getState();
  expect(preferences).toMatchObject({
    theme: 'dark',
    weightUnit: 'lb',
    queueViews: [view('all'), view('mine')],
  });
  expect(recent).toEqual([
    { kind: 'text', text: 'devon' },
    { kind: 'text', text: 'levan' },
  ]);
  await hints.flush();
  expect(items.items.get(key)).toContain('lb');
  hints.stop();
});

test('a role that was written down before its user is not forgotten while the user is looked for', async () => {
  const local = new Map<string, string>();
  const storage = {
    getItem: (at: string) => local.get(at) ?? null,
    setItem: (at: string, value: string) => void local.set(at, value),
  };
  Object.assign(globalThis, { localStorage: storage });
  const store = effectStore();
  const hints = createHintsPersistence(
    stored({
      session: JSON.stringify({ user: null, known: false }),
      preferences: JSON.stringify(preferencesOf('dark')),
      _persist: JSON.stringify({ version: rowsVersion, rehydrated: true }),
    }),
    store,
    store.dispatch,
    (error) => {
      throw error;
    },
  );
  store.dispatch(roleRemembered('moderator'));
  await Promise.all([hints.restore(), settle(10)]);
  expect(local.get('armwiki-look')).toBe('dark system moderator');
  hints.stop();
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test.each([String(rowsVersion), '99'])(
  'hints of version %s are taken over as far as they can be read',
  async (version) => {
    const hints = stored({
      preferences: JSON.stringify(preferencesOf('light')),
      session: JSON.stringify({ user, known: true }),
      _persist: JSON.stringify({ version: Number(version), rehydrated: true }),
    });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const c = await client({ hints });
    jest.restoreAllMocks();
    expect(c.state().preferences).toEqual({
      theme: 'light',
      language: 'system',
      weightUnit: 'kg',
      hides: 'none',
      notified: null,
      kept: [],
      queueViews: [],
      sendsErrors: null,
    });
  },
);

test('hints of a newer version are left as they are; this one goes on from memory and says so once', async () => {
  const hints = stored({
    preferences: JSON.stringify({ ...preferencesOf('light'), density: 'compact' }),
    _persist: JSON.stringify({ version: rowsVersion + 1, rehydrated: true }),
  });
  const before = hints.items.get(key);
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const c = await client({ hints });
  c.act(themeChosen('dark'));
  await settle(1_000);
  c.act(themeChosen('system'));
  await settle(1_000);
  error.mockRestore();
  expect(c.state().preferences.theme).toBe('system');
  expect(hints.items.get(key)).toBe(before);
  expect(hints.writes()).toBe(0);
  expect(c.state().notices.notices).toMatchObject([{ id: 'storage', message: { text: storage.newer } }]);
});

test('hints that a newer version in another tab stores meanwhile are left as they are', async () => {
  const hints = createMemoryStorage();
  const c = await client({ hints });
  c.act(themeChosen('dark'));
  await settle(1_000);
  expect(hints.items.get(key)).toContain('dark');
  const newer = JSON.stringify({ _persist: JSON.stringify({ version: rowsVersion + 1, rehydrated: true }) });
  hints.items.set(key, newer);
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  c.act(themeChosen('light'));
  await settle(1_000);
  error.mockRestore();
  expect(hints.items.get(key)).toBe(newer);
});

test.each([
  ['no JSON', new Map([[key, '{not json']])],
  ['a part that is no JSON', new Map([[key, JSON.stringify({ preferences: '{', session: '"x"' })]])],
  ['another shape', new Map([[key, JSON.stringify({ preferences: '5', session: '{"user":{"uid":7}}' })]])],
  [
    'an unknown theme',
    new Map([
      [
        key,
        JSON.stringify({
          preferences: JSON.stringify({ ...preferencesOf('dark'), theme: 'pink' }),
          session: 'null',
        }),
      ],
    ]),
  ],
  ['null', new Map([[key, 'null']])],
])('stored hints that are %s do not break the start', async (_what, items) => {
  const c = await client({ hints: createMemoryStorage(items), uid: 'ann' });
  expect(c.state().preferences).toEqual({
    theme: 'system',
    language: 'system',
    weightUnit: 'kg',
    hides: 'none',
    notified: null,
    kept: [],
    queueViews: [],
    sendsErrors: null,
  });
  expect(c.state().session).toMatchObject({ user: { uid: 'ann' }, known: true });
  c.act(themeChosen('dark'));
  await allAnswered();
  expect(items.get(key)).toContain('dark');
});

test('a storage that refuses everything is reported once and breaks nothing', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const hints = createMemoryStorage();
  hints.setBroken(true);
  const c = await client({ hints, uid: 'ann' });
  c.act(themeChosen('dark'));
  await settle(1_000);
  expect(c.state().preferences).toEqual({
    theme: 'dark',
    language: 'system',
    weightUnit: 'kg',
    hides: 'none',
    notified: null,
    kept: [],
    queueViews: [],
    sendsErrors: null,
  });
  expect(c.state().notices.notices).toMatchObject([{ id: 'storage' }]);
  expect(error).toHaveBeenCalled();
  error.mockRestore();
});

test('what was typed into a form is there again in the next session', async () => {
  const first = await client({ uid: 'ann' });
  first.act(
    draftKept({ key: 'ann/match/new/e1', at: 1, content: { drafts: {}, why: { note: 'x', source: '' } } }),
  );
  await allAnswered();
  first.close();
  const second = await client({ hints: createMemoryStorage(first.hints.items) });
  expect(second.state().drafts).toEqual({
    'ann/match/new/e1': { at: 1, content: { drafts: {}, why: { note: 'x', source: '' } } },
  });
});

test('what is followed is there again in the next session, unless another account has signed in by then', async () => {
  const mine = { marks: { 'player/ann': { at: 1, on: true } }, seen: 2, uid: 'ann', there: 'x' };
  const restored = async (...first: readonly ReturnType<typeof userChanged>[]) => {
    const store = effectStore();
    for (const action of first) store.dispatch(action);
    const hints = createHintsPersistence(
      stored({ follows: JSON.stringify(mine) }),
      store,
      store.dispatch,
      (error) => {
        throw error;
      },
    );
    await hints.restore();
    hints.stop();
    return store.getState().follows;
  };
  const { there: _, ...known } = mine;
  expect(await restored()).toEqual(known);
  expect(await restored(userChanged({ ...user, uid: userId('bo') }))).toEqual({
    marks: {},
    seen: 0,
    uid: 'bo',
  });
  expect(await restored(userChanged(null))).toEqual({ marks: {}, seen: 0 });
});

test('what redux-persist’s own reducer wrote is restored, and written back as it was', async () => {
  const news = { id: 'n1', at: 5, delta: 'd1', record: { collection: 'player', id: 'p1' } };
  const parts = {
    preferences: {
      theme: 'dark',
      language: 'system',
      weightUnit: 'kg',
      hides: 'none',
      notified: null,
      sendsErrors: null,
      kept: [{ kind: 'events' }],
      queueViews: [],
    },
    session: { user, known: true, likely: 'moderator' },
    recent: [{ kind: 'text', text: 'devon' }],
    drafts: { 'ann/match/new/e1': { at: 1, content: { drafts: {}, why: { note: 'x', source: '' } } } },
    inbox: {
      uid: 'ann',
      news: [
        { ...news, kind: 'applied' },
        { ...news, kind: 'later' },
      ],
      seen: 3,
    },
    _persist: { version: rowsVersion, rehydrated: true },
  };
  const before = Object.fromEntries(Object.entries(parts).map(([part, of]) => [part, JSON.stringify(of)]));
  const items = stored(before);
  const store = effectStore();
  const hints = createHintsPersistence(items, store, store.dispatch, (error) => {
    throw error;
  });
  await hints.restore();
  const { preferences, recent, drafts } = parts;
  expect(store.getState()).toMatchObject({ preferences, session: { user, known: false }, recent, drafts });
  store.dispatch(userChanged(user));
  // redux-persist writes one part after the other.
  await settle(100);
  await hints.flush();
  const persisted = JSON.stringify({ version: rowsVersion, rehydrated: true });
  const {
    inbox,
    follows,
    agreement,
    preferences: chosen,
    ...written
  } = JSON.parse(items.items.get(key)!) as Record<string, string>;
  const same = { preferences: before['preferences'], inbox: before['inbox'] };
  expect({ ...written, ...same }).toEqual({ ...before, _persist: persisted });
  expect(JSON.parse(chosen!)).toEqual(preferences);
  // Nobody followed anything yet.
  expect(JSON.parse(follows!)).toEqual({ marks: {}, seen: 0, uid: 'ann' });
  expect(JSON.parse(agreement!)).toEqual({});
  // News of a kind from a later version is left out.
  expect(JSON.parse(inbox!)).toMatchObject({ uid: 'ann', news: [{ id: 'n1', kind: 'applied' }], seen: 3 });
});
