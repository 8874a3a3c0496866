import { dequal } from 'dequal';
import * as v from 'valibot';
import type { Channel } from '@/device/base/tabChannel';
import { preferencesRestored, type PreferencesState } from '@/wiki/preferences/preferencesSlice';
import { storedPreferences } from '../storage/storedPreferences';
import { betweenTabs, type SharedStore } from './betweenTabs';

export const preferencesOfTabs = (
  store: SharedStore,
  channel: Channel<Partial<PreferencesState>>,
): (() => void) =>
  betweenTabs(store, channel, {
    part: ({ preferences }) => preferences,
    told: (now, before) => {
      const changed = Object.entries(now).filter(
        ([key, value]) => !dequal(value, before[key as keyof PreferencesState]),
      );
      return changed.length === 0 ? undefined : Object.fromEntries(changed);
    },
    hear: (said) => {
      const read = v.safeParse(storedPreferences, { ...store.getState().preferences, ...said });
      if (read.success) store.dispatch(preferencesRestored(read.output));
    },
  });
