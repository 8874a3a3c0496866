import type { RootState } from '@/store/typed';

/** Holds what a first visitor is shown before the copy is there. Nothing is listened to under this name, and nothing stored. */
export const firstVisitScope = 'firstVisit';

/** Whether the records are no more than that yet, so that nothing can be said of all. */
export const selectIsFirstVisit = (state: RootState): boolean =>
  (state.events.held[firstVisitScope]?.size ?? 0) > 0;
