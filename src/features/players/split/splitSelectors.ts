import { sameItems } from '@/lib/sameItems';
import type { MatchId } from '@/model/ids';
import { createAppSelector, type RootState } from '@/store/typed';
import { selectBaseRecord, selectMatchIdsOfPlayer } from '@/wiki/records/recordsSelectors';

export const selectMatchesToSplit = createAppSelector(
  [(state: RootState) => state, selectMatchIdsOfPlayer],
  (state, ids): readonly MatchId[] => ids.filter((id) => selectBaseRecord(state, 'match', id) !== undefined),
  { memoizeOptions: { resultEqualityCheck: sameItems } },
);
