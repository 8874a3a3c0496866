import { dequal } from 'dequal';
import * as v from 'valibot';
import type { Channel } from '@/device/base/tabChannel';
import { preferencesRestored, type PreferencesState } from '@/wiki/preferences/preferencesSlice';
import type { AppStore } from '../client/store';
import { storedPreferences } from '../storage/storedPreferences';

/**
 * Brings what is chosen in one tab to the others: each writes all the preferences that it knows, and would take back the choice.
 * Returns the call that ends it.
 */
export function preferencesOfTabs(
  { getState, dispatch, subscribe }: Pick<AppStore, 'getState' | 'dispatch' | 'subscribe'>,
  channel: Channel<Partial<PreferencesState>>,
): () => void {
  let told = getState().preferences;
  const stops = [
    subscribe(() => {
      const { preferences } = getState();
      if (preferences === told) return;
      const changed = Object.entries(preferences).filter(
        ([key, value]) => !dequal(value, told[key as keyof PreferencesState]),
      );
      told = preferences;
      if (changed.length > 0) channel.post(Object.fromEntries(changed));
    }),
    channel.subscribe((said) => {
      // The other tab may be of another version.
      const read = v.safeParse(storedPreferences, { ...getState().preferences, ...said });
      if (!read.success) return;
      told = read.output;
      dispatch(preferencesRestored(read.output));
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
