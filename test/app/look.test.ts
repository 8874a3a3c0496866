/** @jest-environment jsdom */
import { configureStore } from '@reduxjs/toolkit';
import { createHintsPersistence } from '@/app/hints';
import { readLook } from '@/app/look';
import { rootReducer } from '@/app/rootReducer';
import { languageChosen, themeChosen } from '@/features/preferences/preferencesSlice';

const storage = {
  getItem: async () => null,
  setItem: async () => undefined,
  removeItem: async () => undefined,
};
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test('the theme and language chosen are known to the next start without waiting', () => {
  const hints = createHintsPersistence(
    storage,
    () => undefined,
    () => undefined,
  );
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) => getDefault().concat(hints.middleware),
  });
  store.dispatch(themeChosen('dark'));
  expect(readLook()).toEqual({ theme: 'dark', language: 'system' });
  store.dispatch(languageChosen('ja'));
  expect(readLook()).toEqual({ theme: 'dark', language: 'ja' });
  store.dispatch(themeChosen('system'));
  expect(readLook()).toEqual({ theme: 'system', language: 'ja' });
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
