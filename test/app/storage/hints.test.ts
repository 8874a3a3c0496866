import { StoredHints } from '@/app/storage/hints';
import { rowsVersion } from '@/device/base/version';
import { draftKept } from '@/wiki/editing/draftsSlice';
import { queueViewSaved, themeChosen, weightUnitChosen } from '@/wiki/preferences/preferencesSlice';
import { recentFound } from '@/features/search/recentSlice';
import { roleRemembered, userChanged } from '@/wiki/session/sessionSlice';
import { userId } from '@/model/ids';
import { allAnswered, client, settle, useFakeTime } from '@test/support/client';
import { effectStore } from '@test/support/effectStore';
import { createMemoryStorage } from '@test/support/memoryStorage';
import { hintsKey, preferencesOf, rememberedUser, storedHints } from '@test/support/storedHints';

useFakeTime();

test('hints and rows share one version', async () => {
  const c = await client();
  c.act(themeChosen('dark'));
  await allAnswered();
  expect(JSON.parse(JSON.parse(c.hints.items.get(hintsKey)!)._persist)).toMatchObject({
    version: rowsVersion,
  });
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
  const items = storedHints({
    preferences: JSON.stringify({ ...preferencesOf('dark'), queueViews: [view('mine')] }),
    recent: JSON.stringify([
      { kind: 'text', text: 'levan' },
      { kind: 'text', text: 'devon' },
    ]),
    _persist: JSON.stringify({ version: rowsVersion, rehydrated: true }),
  });
  const hints = new StoredHints(items, store, store.dispatch, (error) => {
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
  expect(items.items.get(hintsKey)).toContain('lb');
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
  const hints = new StoredHints(
    storedHints({
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
    const hints = storedHints({
      preferences: JSON.stringify(preferencesOf('light')),
      session: JSON.stringify({ user: rememberedUser, known: true }),
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

test('what was typed into a form is there again in the next session', async () => {
  const first = await client({ uid: 'ann' });
  first.act(
    draftKept({
      key: 'ann/match/new/e1',
      at: 1,
      content: { drafts: {}, why: { note: 'x', source: '' } },
    }),
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
    const hints = new StoredHints(
      storedHints({ watches: JSON.stringify(mine) }),
      store,
      store.dispatch,
      (error) => {
        throw error;
      },
    );
    await hints.restore();
    hints.stop();
    return store.getState().watches;
  };
  const { there: _, ...known } = mine;
  expect(await restored()).toEqual(known);
  expect(await restored(userChanged({ ...rememberedUser, uid: userId('bo') }))).toEqual({
    marks: {},
    seen: 0,
    uid: 'bo',
  });
  expect(await restored(userChanged(null))).toEqual({ marks: {}, seen: 0 });
});

test('a pick that cannot be read does not lose the others', async () => {
  const good = { match: 'm1', event: 'e1', player: 'p1', sureness: 2, rounds: [3, 1] };
  const byMatch = { m1: good, m2: { ...good, match: 'm2', sureness: 9 } };
  const store = effectStore();
  const items = storedHints({ picks: JSON.stringify({ byMatch }) });
  const hints = new StoredHints(items, store, store.dispatch, (error) => {
    throw error;
  });
  await hints.restore();
  hints.stop();
  expect(store.getState().picks).toEqual({ byMatch: { m1: good } });
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
    session: { user: rememberedUser, known: true, likely: 'moderator' },
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
  const items = storedHints(before);
  const store = effectStore();
  const hints = new StoredHints(items, store, store.dispatch, (error) => {
    throw error;
  });
  await hints.restore();
  const { preferences, recent, drafts } = parts;
  expect(store.getState()).toMatchObject({
    preferences,
    session: { user: rememberedUser, known: false },
    recent,
    drafts,
  });
  store.dispatch(userChanged(rememberedUser));
  // redux-persist writes one part after the other.
  await settle(100);
  await hints.flush();
  const persisted = JSON.stringify({ version: rowsVersion, rehydrated: true });
  const {
    inbox,
    watches,
    picks,
    agreement,
    preferences: chosen,
    ...written
  } = JSON.parse(items.items.get(hintsKey)!) as Record<string, string>;
  const same = { preferences: before['preferences'], inbox: before['inbox'] };
  expect({ ...written, ...same }).toEqual({ ...before, _persist: persisted });
  expect(JSON.parse(chosen!)).toEqual(preferences);
  // Nobody followed or picked anything yet.
  expect(JSON.parse(watches!)).toEqual({ marks: {}, seen: 0, uid: 'ann' });
  expect(JSON.parse(picks!)).toEqual({ byMatch: {}, uid: 'ann' });
  expect(JSON.parse(agreement!)).toEqual({});
  // News of a kind from a later version is left out.
  expect(JSON.parse(inbox!)).toMatchObject({ uid: 'ann', news: [{ id: 'n1', kind: 'applied' }], seen: 3 });
});
