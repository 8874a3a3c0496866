/** @jest-environment jsdom */
import { configureStore } from '@reduxjs/toolkit';
import { followLanguage } from '@/app/shell/followLanguage';
import { rootReducer } from '@/app/client/rootReducer';
import { languageChosen, weightUnitChosen } from '@/wiki/preferences/preferencesSlice';
import { account } from '@/language/en/account';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('the browser chooses the language until the reader does, and the document says which it is', async () => {
  const store = configureStore({ reducer: rootReducer });
  let wanted = ['ja-JP', 'en'];
  const language = followLanguage(store, () => wanted);
  const shown = () => [document.documentElement.lang, language.get().t(account.theme)];
  await language.ready;
  expect(shown()).toEqual(['ja', 'テーマ']);

  let told = 0;
  language.subscribe(() => (told += 1));
  store.dispatch(languageChosen('en'));
  expect(shown()).toEqual(['en', 'Theme']);
  expect(told).toBe(1);

  store.dispatch(languageChosen('system'));
  await settled();
  expect(shown()).toEqual(['ja', 'テーマ']);

  wanted = ['en-GB'];
  window.dispatchEvent(new Event('languagechange'));
  expect(shown()).toEqual(['en', 'Theme']);

  language.stop();
  store.dispatch(languageChosen('ja'));
  await settled();
  expect(shown()).toEqual(['en', 'Theme']);
});

test('weights are shown in the chosen unit, in any language', async () => {
  const store = configureStore({ reducer: rootReducer });
  const language = followLanguage(store, () => ['en']);
  await language.ready;
  let told = 0;
  language.subscribe(() => (told += 1));
  expect(language.get().weight(94.8)).toBe('94.8 kg');
  store.dispatch(weightUnitChosen('lb'));
  expect([language.get().weight(94.8), language.get().weightUnit, told]).toEqual(['209 lb', 'lb', 1]);
  store.dispatch(languageChosen('ja'));
  await settled();
  expect([language.get().code, language.get().weightUnit]).toEqual(['ja', 'lb']);
  store.dispatch(weightUnitChosen('kg'));
  expect(language.get().weight(94.8)).toBe('94.8 kg');
  language.stop();
});
