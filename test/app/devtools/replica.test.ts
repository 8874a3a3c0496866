import { instrument } from '@redux-devtools/instrument';
import type { Extra } from '@/app/client/extra';
import { createStore } from '@/app/client/store';
import { createReplica } from '@/app/devtools/replica';
import { themeChosen } from '@/wiki/preferences/preferencesSlice';
import { recentFound } from '@/features/search/recentSlice';

function pair() {
  const replica = createReplica([instrument()]);
  const store = createStore({} as Extra, [], [replica.enhancer]);
  const shown = replica.shown(store);
  const { liftedStore } = shown as unknown as {
    readonly liftedStore: { readonly dispatch: (action: { readonly type: string; index?: number }) => void };
  };
  return { store, shown, devtools: liftedStore };
}

test('what a screen dispatches goes to the store, and comes back to the screen as the very same state', () => {
  const { store, shown } = pair();
  shown.dispatch(themeChosen('dark'));
  expect(store.getState().preferences.theme).toBe('dark');
  expect(shown.getState()).toBe(store.getState());
});

test('an action that another one leads to reaches the replica after it', () => {
  const { store, shown } = pair();
  const stop = store.subscribe(() => {
    stop();
    store.dispatch(themeChosen('light'));
  });
  store.dispatch(themeChosen('dark'));
  expect(store.getState().preferences.theme).toBe('light');
  expect(shown.getState()).toBe(store.getState());
});

test('while the past is shown the store goes on, and the screens meet it again in the present', () => {
  const { store, shown, devtools } = pair();
  store.dispatch(themeChosen('dark'));
  devtools.dispatch({ type: 'JUMP_TO_STATE', index: 0 });
  store.dispatch(recentFound({ kind: 'text', text: 'ann' }));
  expect(shown.getState()).toMatchObject({ preferences: { theme: 'system' }, recent: [] });
  expect(store.getState()).toMatchObject({ preferences: { theme: 'dark' }, recent: [{ text: 'ann' }] });
  devtools.dispatch({ type: 'JUMP_TO_STATE', index: 2 });
  expect(shown.getState()).toBe(store.getState());
});
