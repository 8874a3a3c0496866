import { preferencesOfTabs } from '@/app/listeners/preferencesOfTabs';
import {
  resultsHidden,
  themeChosen,
  weightUnitChosen,
  type PreferencesState,
} from '@/wiki/preferences/preferencesSlice';
import { effectStore } from '@test/support/effectStore';
import { linkedChannels } from '@test/support/linkedChannels';

function tabs(count: number) {
  const { channels, said } = linkedChannels<Partial<PreferencesState>>(count);
  const stores = channels.map((channel) => {
    const store = effectStore();
    preferencesOfTabs(store, channel);
    return store;
  });
  return { stores, said, channels };
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
  const { stores, channels } = tabs(2);
  const before = stores[0]!.getState().preferences;
  for (const words of [{ theme: 'pink' }, { density: 'compact' }, null, 5, 'x'])
    expect(() => channels[1]!.post(words as never)).not.toThrow();
  expect(stores[0]!.getState().preferences).toEqual(before);
});
