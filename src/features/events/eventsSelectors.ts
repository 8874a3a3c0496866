import { tellsResult } from '@/model/matches/spoilers';
import type { RootState } from '@/store/typed';
import { selectLiveMatch } from '@/wiki/liveLists/liveSelectors';
import { selectMatch, selectMatchIdsOfEvent } from '@/wiki/records/recordsSelectors';

/** Whether a match of the event has a result, hidden or not. */
export const selectHasResults = (state: RootState, event: string): boolean =>
  selectMatchIdsOfEvent(state, event).some((id) => {
    const match = selectMatch(state, id);
    return match !== undefined && tellsResult(match);
  });

export const selectHasLive = (state: RootState, event: string): boolean =>
  selectMatchIdsOfEvent(state, event).some((id) => selectLiveMatch(state, id) !== undefined);
