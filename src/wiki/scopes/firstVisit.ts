import type { RootState } from '@/store/typed';
import { selectFillShare } from './scopesSelectors';

/**
 * Pseudo-scopes for the records that a first visitor sees before the copy has loaded, on Home and on a
 * record's page. They have no query and are not stored.
 */
export const firstVisitScopes = { home: 'firstVisit', page: 'firstVisitPage' } as const;

/** Likewise for records delivered with a record's page to a device that has other records. */
export const linkedPageScope = 'linkedPage';

/** Whether only the published part for a first visit is loaded, so nothing can be said about all records. */
export const selectIsFirstVisit = (state: RootState): boolean =>
  Object.values(firstVisitScopes).some((scope) => holdsEvents(state, scope));

export const selectIsPartial = (state: RootState): boolean =>
  selectIsFirstVisit(state) || selectFillShare(state) !== undefined;

/** Whether Home's published data is loaded. It contains all upcoming events. */
export const selectHasPublishedFirst = (state: RootState): boolean =>
  holdsEvents(state, firstVisitScopes.home);

const holdsEvents = (state: RootState, scope: string) => (state.events.held[scope]?.size ?? 0) > 0;
