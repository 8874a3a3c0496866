import type { RootState } from '@/store/typed';
import { selectFillShare } from './scopesSelectors';

/**
 * Hold what a first visitor is shown before the copy is there, on Home and on the page of a record. Nothing is listened to
 * under these names, and nothing stored.
 */
export const firstVisitScopes = { home: 'firstVisit', page: 'firstVisitPage' } as const;

/** Holds, in the same way, what came with the page of a record on a device that has other records. */
export const linkedPageScope = 'linkedPage';

/** Tells whether the records are no more than that yet, so that nothing can be said of all. */
export const selectIsFirstVisit = (state: RootState): boolean =>
  Object.values(firstVisitScopes).some((scope) => holdsEvents(state, scope));

/** Tells whether only some of the records are here, for now: of these others would lead a ranking than of all. */
export const selectIsPartial = (state: RootState): boolean =>
  selectIsFirstVisit(state) || selectFillShare(state) !== undefined;

/** Tells whether what is published for Home is here: all events to come are in it. */
export const selectHasPublishedFirst = (state: RootState): boolean =>
  holdsEvents(state, firstVisitScopes.home);

const holdsEvents = (state: RootState, scope: string) => (state.events.held[scope]?.size ?? 0) > 0;
