import { preferencesOfTabs } from '@/app/listeners/preferencesOfTabs';
import {
  resultsHidden,
  themeChosen,
  weightUnitChosen,
  type PreferencesState,
} from '@/wiki/preferences/preferencesSlice';
import { effectStore } from '@test/support/effectStore';

type Said = Partial<PreferencesState>;

/** Tabs whose words reach each other. */
function tabs(count: number) {
  const listeners: ((said: Said) => void)[] = [];
  const said: Said[] = [];
  const stores = Array.from({ length: count }, (_, own) => {
    const store = effectStore();
    preferencesOfTabs(store, {
      post: (words) => {
        said.push(words);
        listeners.forEach((listener, at) => at !== own && listener(words));
      },
      subscribe: (listener) => {
        listeners[own] = listener;
        return () => {};
      },
    });
    return store;
  });
  return { stores, said, say: (words: unknown) => listeners.forEach((listener) => listener(words as Said)) };
}

test('what is chosen in one tab is chosen in all, and told once', () => {
  const { stores, said } = tabs(3);
  stores[0]!.dispatch(resultsHidden('all'));
  stores[1]!.dispatch(themeChosen('dark'));
  stores[2]!.dispatch(weightUnitChosen('lb'));
  for (const store of stores)
    expect(store.getState().preferences).toMatchObject({ hides: 'all', theme: 'dark', weightUnit: 'lb' });
  expect(said).toEqual([{ hides: 'all' }, { theme: 'dark' }, { weightUnit: 'lb' }]);
});

test('of a tab of another version, what this one cannot read changes nothing', () => {
  const { stores, say } = tabs(1);
  const before = stores[0]!.getState().preferences;
  for (const words of [{ theme: 'pink' }, { density: 'compact' }, null, 5, 'x'])
    expect(() => say(words)).not.toThrow();
  expect(stores[0]!.getState().preferences).toEqual(before);
});
