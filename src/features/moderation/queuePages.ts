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
import { selectIsApplying } from './moderationSelectors';
import { queuePagesActions } from './queuePagesSlice';

/**
 * How far the queue is on this device.
 *
 *   whole    all that is open
 *   more     as far as was asked for, and there may be more
 *   most     the same, and more of it than anybody may have
 *   reading  the last page that was asked for is on its way
 *   failed   it did not come; it is tried again
 */
export type QueueReach = 'whole' | 'more' | 'most' | 'reading' | 'failed';

const first: Scope = { kind: 'queue' };

/** The scope of the last page that was asked for. */
function selectLastScope(state: RootState): Scope {
  const page = state.queuePages.at(-1);
  return page === undefined ? first : { kind: 'queue', page: { from: page.from, count: page.count } };
}

/** The time from which the next page goes on; `null` where there is none, `undefined` until the last one has answered. */
function selectEnd(state: RootState): number | null | undefined {
  const page = state.queuePages.at(-1);
  if (page !== undefined) return page.end;
  const upTo = selectFollowedUpTo(state);
  return upTo < Infinity ? upTo : null;
}

/** How many proposals were asked for. A page begins with the one that the page before ended with. */
const selectAsked = (state: RootState): number =>
  state.queuePages.reduce<number>((sum, { count }) => sum + count - 1, limits.queuePage);

export function selectQueueReach(state: RootState): QueueReach {
  const end = selectEnd(state);
  if (end === null) return 'whole';
  if (end !== undefined) return selectAsked(state) < limits.queue ? 'more' : 'most';
  return selectScopeStatus(state, selectLastScope(state))?.status === 'failed' ? 'failed' : 'reading';
}

/** Tells whether so many of a bundle's proposals are known to be all that is open of it. */
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

/** Asks for a further page of so many more at most, by default as many as were asked for until now; nothing where none can follow yet. */
export const readFurtherPage =
  (more?: number): AppThunk =>
  (dispatch, getState) => {
    const state = getState();
    const [end, asked, before] = [selectEnd(state), selectAsked(state), state.queuePages.at(-1)];
    if (typeof end !== 'number' || asked >= limits.queue) return;
    // Proposals that were entered together have one time: a page that holds nothing else is asked for again, with more of it.
    const least = before?.end === before?.from ? 2 * (before?.count ?? 0) : 0;
    const count = Math.max(least, Math.min(more ?? asked, limits.queue - asked) + 1);
    const page: QueuePage = { from: end, count: Math.min(count, limits.queue) };
    dispatch(queuePagesActions.asked(page));
  };

/** Notes where the last page ends once it has answered: what of it is decided later does not come again. */
export const noteAnswer = (): AppThunk => (dispatch, getState) => {
  const state = getState();
  const page = state.queuePages.at(-1);
  const scope = selectLastScope(state);
  if (page === undefined || page.end !== undefined) return;
  if (selectScopeStatus(state, scope)?.status !== 'live') return;
  const isFull = selectHeldCount(state, scope) >= page.count;
  dispatch(queuePagesActions.answered({ ...page, end: isFull ? selectHeldUpTo(state, scope) : null }));
};

/** Tells whether the last page has answered and nobody has noted where it ends. */
export const selectAnswersUnnoted = (state: RootState): boolean =>
  state.queuePages.some(({ end }) => end === undefined) &&
  selectScopeStatus(state, selectLastScope(state))?.status === 'live';
