import { selectSessionKnown, selectUid } from '@/wiki/session/sessionSelectors';
import type { AppStore } from '../client/store';

export function joinPicks(store: Pick<AppStore, 'getState' | 'subscribe' | 'dispatch'>): () => void {
  let busy = false;
  const join = async () => {
    const state = store.getState();
    const isDue =
      state.picks.joining !== undefined && selectSessionKnown(state) && selectUid(state) !== undefined;
    if (!isDue || busy) return;
    busy = true;
    try {
      const { joinPicksNow } = await import('@/parts/picks/picksThunks');
      store.dispatch(joinPicksNow());
    } catch (error) {
      // The picks stay on the device, and the next change of the state tries again.
      console.warn('Picks wait to join the account', error);
    } finally {
      busy = false;
    }
  };
  void join();
  return store.subscribe(() => void join());
}
