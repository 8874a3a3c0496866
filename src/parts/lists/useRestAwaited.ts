import { useOnline } from '@/ui/useOnline';
import type { ScopeStatus } from '@/wiki/scopes/scopesSlice';
import { useBriefly } from '../scopes/useBriefly';

/**
 * Whether a first visit still shows only the published copy. The newest changes follow and would push down a
 * list shown without them.
 */
export function useRestAwaited(scopes: readonly (ScopeStatus | undefined)[], some: boolean): boolean {
  const online = useOnline();
  const filling = scopes.some((scope) => scope?.status === 'opening' && scope.share !== undefined);
  return useBriefly(some && online && filling);
}
