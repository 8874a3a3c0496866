import type { Channel } from '@/device/base/tabChannel';
import { draftDropped, draftKept, type DraftsState } from '@/wiki/editing/draftsSlice';
import { betweenTabs, type SharedStore } from './betweenTabs';

export interface DraftsOfTab {
  readonly kept: DraftsState;
  readonly dropped: readonly string[];
}

export const draftsOfTabs = (store: SharedStore, channel: Channel<DraftsOfTab>): (() => void) =>
  betweenTabs(store, channel, {
    part: ({ drafts }) => drafts,
    told: (now, before) => ({
      kept: Object.fromEntries(Object.entries(now).filter(([key, draft]) => draft !== before[key])),
      dropped: Object.keys(before).filter((key) => !Object.hasOwn(now, key)),
    }),
    hear: ({ kept, dropped }) => {
      for (const key of dropped) store.dispatch(draftDropped(key));
      for (const [key, { at, content }] of Object.entries(kept)) {
        const own = store.getState().drafts[key];
        if (own === undefined || own.at < at) store.dispatch(draftKept({ key, at, content }));
      }
    },
  });
