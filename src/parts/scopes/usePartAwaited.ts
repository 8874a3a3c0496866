import { useAppSelector } from '@/store/typed';
import { useBriefly } from '../display/useBriefly';
import { selectIsFirstVisit } from '@/wiki/scopes/firstVisit';
import { selectFillShare } from '@/wiki/scopes/scopesSelectors';
import type { ScopeStatus } from '@/wiki/scopes/scopesSlice';

/** An answer that takes longer keeps nobody from what is here already. */
const patienceMs = 5_000;

/**
 * Whether what is here of a scope is only some of it: the copy of all records is coming in, slice by slice, and the scope
 * has not been answered by itself. Shown at once, each slice would push about what is read. What came with the page is
 * whole.
 */
export function usePartAwaited(scope: ScopeStatus | undefined): boolean {
  const filling = useAppSelector(
    (state) => selectFillShare(state) !== undefined && !selectIsFirstVisit(state),
  );
  const open = scope?.status !== 'live' && scope?.status !== 'failed' && scope?.complete !== true;
  return useBriefly(filling && open, patienceMs);
}
