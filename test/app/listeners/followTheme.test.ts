/** @jest-environment jsdom */
import { configureStore } from '@reduxjs/toolkit';
import { followTheme } from '@/app/listeners/followTheme';
import { rootReducer } from '@/app/client/rootReducer';
import { themeChosen } from '@/wiki/preferences/preferencesSlice';

test('the chosen theme is on the document; that of the system leaves it to the browser', () => {
  const store = configureStore({ reducer: rootReducer });
  const stop = followTheme(store);
  const shown = () => document.documentElement.dataset['theme'];
  expect(shown()).toBeUndefined();
  store.dispatch(themeChosen('dark'));
  expect(shown()).toBe('dark');
  store.dispatch(themeChosen('light'));
  expect(shown()).toBe('light');
  store.dispatch(themeChosen('system'));
  expect(shown()).toBeUndefined();
  stop();
  store.dispatch(themeChosen('dark'));
  expect(shown()).toBeUndefined();
});
