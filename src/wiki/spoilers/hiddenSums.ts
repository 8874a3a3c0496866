import type { RootState } from '@/store/typed';
import { selectMatchIdsOfEvent } from '../records/recordsSelectors';
import { selectCardSecrecy, selectHidesResults } from './spoilersSelectors';

/** Whether nothing may tell how an event went. While its matches are not loaded, a covered one may have results. */
export const selectIsEventHidden = (state: RootState, event: string): boolean =>
  selectMatchIdsOfEvent(state, event).length > 0
    ? selectCardSecrecy(state, event) === 'hidden'
    : !state.spoilers.events.includes(event) &&
      (selectHidesResults(state) || state.spoilers.covered.includes(event));

/** Whether figures of several events are held back, since they tell results of hidden ones. */
export const selectHidesSums = (state: RootState): boolean =>
  !state.spoilers.ratings && (selectHidesResults(state) || state.spoilers.covered.length > 0);
