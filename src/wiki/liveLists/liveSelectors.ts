import { tellsResult } from '@/model/matches/spoilers';
import type { LiveMatch } from '@/model/scoring/live';
import { hasBegunLive } from '@/model/scoring/hasBegunLive';
import type { RootState } from '@/store/typed';
import { selectMatch } from '../records/recordsSelectors';
import { selectLiveList } from './liveListsSlice';

/**
 * What scorers have entered of a match while its live card is followed; `undefined` once the match's record has a
 * result, which is what counts.
 */
export function selectLiveMatch(state: RootState, id: string): LiveMatch | undefined {
  const match = selectMatch(state, id);
  if (match === undefined || tellsResult(match)) return undefined;
  return selectLiveList(state, 'live', match.event.id).data?.matches[id];
}

/** Whether a match has a live score; others may have been weighed. */
export function selectHasLiveScore(state: RootState, id: string): boolean {
  const live = selectLiveMatch(state, id);
  return live !== undefined && hasBegunLive(live);
}
