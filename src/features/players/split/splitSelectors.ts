import { sameItems } from '@/lib/sameItems';
import type { MatchId } from '@/model/ids';
import { createAppSelector, type RootState } from '@/store/typed';
import { selectBaseRecord, selectMatchIdsOfPlayer } from '@/wiki/records/recordsSelectors';

/** The matches of a page that can be given to another person: those that the wiki has, newest event first. */
export const selectMatchesToSplit = createAppSelector(
  [(state: RootState) => state, selectMatchIdsOfPlayer],
  (state, ids): readonly MatchId[] => ids.filter((id) => selectBaseRecord(state, 'match', id) !== undefined),
  { memoizeOptions: { resultEqualityCheck: sameItems } },
);
