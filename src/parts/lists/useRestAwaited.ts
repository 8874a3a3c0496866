import { useOnline } from '@/ui/useOnline';
import type { ScopeStatus } from '@/wiki/scopes/scopesSlice';
import { useBriefly } from '../display/useBriefly';

/**
 * On a first visit, whether what is here is but the published copy, and what changed since is about to follow: the newest,
 * which would push down a list that was shown without it.
 */
export function useRestAwaited(scopes: readonly (ScopeStatus | undefined)[], some: boolean): boolean {
  const online = useOnline();
  const filling = scopes.some((scope) => scope?.status === 'opening' && scope.share !== undefined);
  return useBriefly(some && online && filling);
}
