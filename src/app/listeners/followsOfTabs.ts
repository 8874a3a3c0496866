import type { Channel } from '@/device/base/tabChannel';
import { followsRestored, type FollowsState } from '@/wiki/follows/followsSlice';
import type { AppStore } from '../client/store';

/** The things that a tab follows, and for which account. */
export type FollowsOfTab = Pick<FollowsState, 'marks' | 'seen' | 'uid'>;

/**
 * Brings what is followed from tab to tab: each writes all that it knows, and would take back a star that was set in another one.
 * Returns the call that ends it.
 */
export function followsOfTabs(
  { getState, dispatch, subscribe }: Pick<AppStore, 'getState' | 'dispatch' | 'subscribe'>,
  channel: Channel<FollowsOfTab>,
): () => void {
  let told = getState().follows.marks;
  const tell = () => {
    const { marks, seen, uid } = getState().follows;
    if (marks === told) return;
    told = marks;
    channel.post({ marks, seen, ...(uid !== undefined && { uid }) });
  };
  const stops = [
    subscribe(tell),
    channel.subscribe((said) => {
      if (said.uid === getState().follows.uid) dispatch(followsRestored(said));
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
