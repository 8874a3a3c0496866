/** @jest-environment jsdom */
import { configureStore } from '@reduxjs/toolkit';
import { StoredHints } from '@/app/storage/hints';
import { readLook } from '@/app/page/look';
import { rootReducer } from '@/app/client/rootReducer';
import { selectIsModerator, selectLikelyRole, selectUid } from '@/wiki/session/sessionSelectors';
import { roleRemembered, userChanged, userRemembered } from '@/wiki/session/sessionSlice';
import { userId } from '@/model/ids';
import { languageChosen, resultsHidden, themeChosen } from '@/wiki/preferences/preferencesSlice';
import { effectStore } from '@test/support/effectStore';

const storage = {
  getItem: async () => null,
  setItem: async () => undefined,
  removeItem: async () => undefined,
};

function storeWithHints() {
  const store = effectStore();
  new StoredHints(storage, store, store.dispatch, () => undefined);
  return store;
}

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test('the theme and language chosen are known to the next start without waiting', () => {
  const store = storeWithHints();
  store.dispatch(themeChosen('dark'));
  expect(readLook()).toEqual({ theme: 'dark', language: 'system', role: 'visitor' });
  store.dispatch(languageChosen('ja'));
  expect(readLook()).toEqual({ theme: 'dark', language: 'ja', role: 'visitor' });
  store.dispatch(themeChosen('system'));
  expect(readLook()).toEqual({ theme: 'system', language: 'ja', role: 'visitor' });
});

test('which results are hidden is known before anything is painted', () => {
  const store = storeWithHints();
  store.dispatch(resultsHidden('week'));
  expect(readLook().hides).toBe('week');
  store.dispatch(resultsHidden('none'));
  expect(readLook().hides).toBeUndefined();
});

test('as whose page the frame is laid out is known to the next start, and forgotten with the sign-out', () => {
  const store = storeWithHints();
  const user = {
    uid: userId('u'),
    email: null,
    name: 'Ann',
    emailVerified: true,
    moderator: true,
    admin: false,
  };
  store.dispatch(userChanged(user));
  expect(readLook().role).toBe('moderator');
  store.dispatch(userChanged({ ...user, moderator: false }));
  expect(readLook().role).toBe('member');
  store.dispatch(userChanged(null));
  expect(readLook().role).toBe('visitor');
});

test('a remembered role lays out the page and makes nobody a moderator', () => {
  const store = configureStore({ reducer: rootReducer });
  store.dispatch(roleRemembered('moderator'));
  expect(selectLikelyRole(store.getState())).toBe('moderator');
  expect(selectIsModerator(store.getState())).toBe(false);
  expect(selectUid(store.getState())).toBeUndefined();
  // The user is stored a moment later than the role, so a missing user may just be late; the sign-in decides.
  store.dispatch(userRemembered(null));
  expect(selectLikelyRole(store.getState())).toBe('moderator');
  store.dispatch(userChanged(null));
  expect(selectLikelyRole(store.getState())).toBe('visitor');
});

test.each(['', 'x', 'dark', 'blue ja', '{"theme":"dark"}', ' '.repeat(9)])(
  'of a stored look that reads "%s" only what is known counts',
  (stored) => {
    localStorage.setItem('armwiki-look', stored);
    const { theme, language } = readLook();
    expect(theme).toBe(stored === 'dark' ? 'dark' : undefined);
    expect(language).toBe(stored === 'blue ja' ? 'ja' : undefined);
  },
);

test('a device that refuses storage has no look, and starts', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(readLook()).toEqual({});
});
