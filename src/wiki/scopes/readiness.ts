import type { EntityName } from '@/backend/scope';
import { assertNever } from '@/lib/assertNever';
import type { RootState } from '@/store/typed';
import { selectFillShare } from './scopesSelectors';
import type { ScopeStatus } from './scopesSlice';

/**
 * How far content has loaded. The first line that applies counts.
 *
 *   restoring  the device's own rows are still loading
 *   failed     a scope's stream broke, and nothing has come since
 *   ready      the server has answered every scope, and all are live
 *   filling    the copy of all records, or what changed since, is loading, so a scope may lack rows
 *   opening    a scope has no answer yet or is not followed
 *   offline    the same, without a network
 *
 * `restoring` and `filling` are for content that should appear all at once, because each further part would
 * move the others. Only a question with a `Wanted` gets them. Other content shows what is loaded.
 */
export type Readiness = 'restoring' | 'failed' | 'ready' | 'filling' | 'opening' | 'offline';

export interface ReadinessQuestion extends Wanted {
  readonly scopes: readonly (ScopeStatus | undefined)[];
  readonly online: boolean;
}

export interface Wanted {
  readonly stored?: EntityName | undefined;
  readonly whole?: boolean;
  /** Waits for changes since the published copy: they would push down a list shown without them. */
  readonly newest?: boolean;
}

export function selectReadiness(
  state: RootState,
  { scopes, stored, whole = false, newest = false, online }: ReadinessQuestion,
): Readiness {
  if (stored !== undefined && state.storage.coming.includes(stored)) return 'restoring';
  if (scopes.some((scope) => scope?.status === 'failed')) return 'failed';
  if (scopes.every((scope) => scope?.status === 'live')) return 'ready';
  if (whole && selectIsFilling(state, scopes)) return 'filling';
  if (newest && online && scopes.some(isFilled)) return 'filling';
  return online ? 'opening' : 'offline';
}

/**
 * Whether these scopes have only part of their rows: the copy is loading slice by slice, and a scope has no
 * answer of its own. Data delivered with the page of a first visit is complete.
 */
const selectIsFilling = (state: RootState, scopes: ReadinessQuestion['scopes']): boolean =>
  scopes.some(
    (scope) => scope?.status !== 'live' && scope?.status !== 'failed' && scope?.complete !== true,
  ) &&
  selectFillShare(state) !== undefined &&
  state.scopes.onlyFirst !== true;

/** Whether the device has all rows of the scope, perhaps not the newest. */
export const isWhole = (scope: ScopeStatus | undefined): boolean =>
  scope?.status === 'live' ||
  scope?.complete === true ||
  (scope?.status === 'opening' && scope.resumes === true);

const isFilled = (scope: ScopeStatus | undefined): boolean =>
  scope?.status === 'opening' && scope.share !== undefined;

/** Whether to reserve the content's place. `some`: a part of it is loaded. */
export function isPending(readiness: Readiness, some: boolean): boolean {
  switch (readiness) {
    case 'restoring':
    case 'filling':
      return true;
    case 'opening':
      return !some;
    // Do not wait for rows that may never come. Show the loaded ones, or the reason.
    case 'failed':
    case 'ready':
    case 'offline':
      return false;
    default:
      return assertNever(readiness, 'readiness');
  }
}
