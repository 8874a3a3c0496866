import type { EntityName } from '@/backend/scope';
import { assertNever } from '@/lib/assertNever';
import type { RootState } from '@/store/typed';
import { selectIsFirstVisit } from './firstVisit';
import { selectFillShare } from './scopesSelectors';
import type { ScopeStatus } from './scopesSlice';

/**
 * How far the data of some content is, told by the first line that holds.
 *
 *   restoring  the device's own rows of what the content consists of are not all back
 *   failed     the stream of a scope broke, and nothing has come since
 *   ready      the server has answered every scope, and each is kept up
 *   filling    the copy of all records is coming in, and a scope may have but some of what is in it
 *   opening    a scope is not answered or not followed yet
 *   offline    the same, and there is no network to answer through
 *
 * `restoring` and `filling` are for content that is to come at once, since each part of it that comes would push the others
 * about: only a question with `stored` or `whole` is answered so. Other content shows what is here.
 */
export type Readiness = 'restoring' | 'failed' | 'ready' | 'filling' | 'opening' | 'offline';

/** Facts that content depends on. */
export interface ReadinessQuestion {
  /** How the queries stand that it comes from. */
  readonly scopes: readonly (ScopeStatus | undefined)[];
  /** Entities that it consists of, if it waits for the device's rows of them. */
  readonly stored?: EntityName | undefined;
  /** True if it waits until the copy of all records is in. Default no. */
  readonly whole?: boolean;
  /** True if there is a network: the browser knows it, the state does not. */
  readonly online: boolean;
}

/** Tells how far the data of some content is. */
export function selectReadiness(
  state: RootState,
  { scopes, stored, whole = false, online }: ReadinessQuestion,
): Readiness {
  if (stored !== undefined && state.storage.coming.includes(stored)) return 'restoring';
  if (scopes.some((scope) => scope?.status === 'failed')) return 'failed';
  if (scopes.every((scope) => scope?.status === 'live')) return 'ready';
  if (whole && selectIsFilling(state, scopes)) return 'filling';
  return online ? 'opening' : 'offline';
}

/**
 * Tells whether what is here of scopes is only some of it: the copy of all records is coming in, slice by slice, and
 * one of them has not been answered by itself. What came with the page of a first visit is whole.
 */
export const selectIsFilling = (state: RootState, scopes: ReadinessQuestion['scopes']): boolean =>
  scopes.some(
    (scope) => scope?.status !== 'live' && scope?.status !== 'failed' && scope?.complete !== true,
  ) &&
  selectFillShare(state) !== undefined &&
  !selectIsFirstVisit(state);

/** Tells whether the place of content is to be kept for it, where `some` of it may be here already. */
export function isPending(readiness: Readiness, some: boolean): boolean {
  switch (readiness) {
    case 'restoring':
    case 'filling':
      return true;
    case 'opening':
      return !some;
    // Rows that may still come are not waited for: those here, if only a word of why, are shown.
    case 'failed':
    case 'ready':
    case 'offline':
      return false;
    default:
      return assertNever(readiness, 'readiness');
  }
}
