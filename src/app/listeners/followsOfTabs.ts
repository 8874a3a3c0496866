import type { Channel } from '@/device/base/tabChannel';
import { followsRestored, type FollowsState } from '@/wiki/follows/followsSlice';
import { betweenTabs, type SharedStore } from './betweenTabs';

export type FollowsOfTab = Pick<FollowsState, 'marks' | 'seen' | 'uid'>;

export const followsOfTabs = (store: SharedStore, channel: Channel<FollowsOfTab>): (() => void) =>
  betweenTabs(store, channel, {
    part: ({ follows }) => follows,
    told: ({ marks, seen, uid }, before) =>
      marks === before.marks ? undefined : { marks, seen, ...(uid !== undefined && { uid }) },
    hear: (said) => {
      if (said.uid === store.getState().follows.uid) store.dispatch(followsRestored(said));
    },
  });
