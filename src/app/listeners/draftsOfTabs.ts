import type { Channel } from '@/device/base/tabChannel';
import { draftDropped, draftKept, type DraftsState } from '@/wiki/editing/draftsSlice';
import { betweenTabs, type SharedStore } from './betweenTabs';

/** The drafts that a tab has kept, and the keys of those that it has dropped, since it was last heard. */
export interface DraftsOfTab {
  readonly kept: DraftsState;
  readonly dropped: readonly string[];
}

/** Brings drafts from tab to tab; a form that is open goes on with what stands in it. Returns the call that ends it. */
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
