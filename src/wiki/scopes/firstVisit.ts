import type { RootState } from '@/store/typed';
import { selectFillShare } from './scopesSelectors';

/** Holds the records that came with the page until the server has answered. It has no query and is not stored. */
export const firstScope = 'first';

/**
 * Whether records are missing, so that nothing can be said about all of them: a new device has only those
 * that came with the page, or the copy is loading.
 */
export const selectIsPartial = (state: RootState): boolean =>
  state.scopes.onlyFirst === true || selectFillShare(state) !== undefined;
