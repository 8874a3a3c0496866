import type { QueuePage, Scope } from '@/backend/scope';
import type { BundleId, UserId } from '@/model/ids';
import { limits } from '@/model/schema/limits';
import type { AppThunk, RootState } from '@/store/typed';
import {
  selectBundle,
  selectFollowedUpTo,
  selectHeldCount,
  selectHeldUpTo,
} from '@/wiki/deltas/deltasSelectors';
import { selectScopeStatus } from '@/wiki/scopes/scopesSelectors';
import { selectIsApplying } from '../proposal/moderationSelectors';
import { queuePagesActions } from './queuePagesSlice';

/**
 * How much of the queue is on this device.
 *
 *   whole    all open proposals
 *   more     all that was requested; there may be more
 *   most     as `more`, and the maximum is reached
 *   reading  the last requested page is loading
 *   failed   it failed to load and is retried
 */
export type QueueReach = 'whole' | 'more' | 'most' | 'reading' | 'failed';

const first: Scope = { kind: 'queue' };

function selectLastScope(state: RootState): Scope {
  const page = state.queuePages.at(-1);
  return page === undefined ? first : { kind: 'queue', page: { from: page.from, count: page.count } };
}

/** Time at which the next page starts; `null` if there is none, `undefined` until the last page is loaded. */
function selectEnd(state: RootState): number | null | undefined {
  const page = state.queuePages.at(-1);
  if (page !== undefined) return page.end;
  const upTo = selectFollowedUpTo(state);
  return upTo < Infinity ? upTo : null;
}

/** Number of requested proposals. A page starts with the last proposal of the previous one. */
const selectAsked = (state: RootState): number =>
  state.queuePages.reduce<number>((sum, { count }) => sum + count - 1, limits.queuePage);

export function selectQueueReach(state: RootState): QueueReach {
  const end = selectEnd(state);
  if (end === null) return 'whole';
  if (end !== undefined) return selectAsked(state) < limits.queue ? 'more' : 'most';
  return selectScopeStatus(state, selectLastScope(state))?.status === 'failed' ? 'failed' : 'reading';
}

export const selectIsWholeBundle = (
  state: RootState,
  { author, bundle }: { readonly author: UserId; readonly bundle: BundleId },
  count: number,
): boolean => {
  const open = selectBundle(state, author, bundle).filter(
    ({ id, status }) => status === 'new' && !selectIsApplying(state, id),
  );
  return open.length <= count && selectQueueReach(state) === 'whole';
};

/**
 * Requests the next page with at most `more` proposals, by default as many as so far. Does nothing if no page
 * can follow yet.
 */
export const readFurtherPage =
  (more?: number): AppThunk =>
  (dispatch, getState) => {
    const state = getState();
    const [end, asked, before] = [selectEnd(state), selectAsked(state), state.queuePages.at(-1)];
    if (typeof end !== 'number' || asked >= limits.queue) return;
    // Proposals of one bundle share their time. If a page has only one time, request it again with twice the
    // count.
    const least = before?.end === before?.from ? 2 * (before?.count ?? 0) : 0;
    const count = Math.max(least, Math.min(more ?? asked, limits.queue - asked) + 1);
    const page: QueuePage = { from: end, count: Math.min(count, limits.queue) };
    dispatch(queuePagesActions.asked(page));
  };

/**
 * Stores where the last page ends, once it is loaded. The end must not move when proposals of the page are
 * decided later.
 */
export const noteAnswer = (): AppThunk => (dispatch, getState) => {
  const state = getState();
  const page = state.queuePages.at(-1);
  if (page === undefined || !selectAnswersUnnoted(state)) return;
  const scope = selectLastScope(state);
  const isFull = selectHeldCount(state, scope) >= page.count;
  dispatch(queuePagesActions.answered({ ...page, end: isFull ? selectHeldUpTo(state, scope) : null }));
};

export const selectAnswersUnnoted = (state: RootState): boolean =>
  state.queuePages.some(({ end }) => end === undefined) &&
  selectScopeStatus(state, selectLastScope(state))?.status === 'live';
