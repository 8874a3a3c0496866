import type { Channel } from '@/device/base/tabChannel';
import { watchesRestored, type WatchesState } from '@/wiki/watches/watchesSlice';
import { betweenTabs, type SharedStore } from './betweenTabs';

export type WatchesOfTab = Pick<WatchesState, 'marks' | 'seen' | 'uid'>;

export const watchesOfTabs = (store: SharedStore, channel: Channel<WatchesOfTab>): (() => void) =>
  betweenTabs(store, channel, {
    part: ({ watches }) => watches,
    told: ({ marks, seen, uid }, before) =>
      marks === before.marks ? undefined : { marks, seen, ...(uid !== undefined && { uid }) },
    hear: (said) => {
      if (said.uid === store.getState().watches.uid) store.dispatch(watchesRestored(said));
    },
  });
