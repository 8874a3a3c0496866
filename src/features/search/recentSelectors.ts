import { selectEvent, selectIsListed } from '@/wiki/records/recordsSelectors';
import type { RootState } from '@/store/typed';
import type { Recent } from './recentSlice';

/** Recent searches that can still be opened, newest first. Compare with `sameItems`. */
export const selectRecent = (state: RootState): readonly Recent[] =>
  state.recent.filter((each) => {
    if (each.kind === 'text') return true;
    return each.kind === 'player'
      ? selectIsListed(state, each.id)
      : selectEvent(state, each.id) !== undefined;
  });
