import { useEffect, useState } from 'react';
import { useOnline } from '@/ui/useOnline';
import type { ScopeStatus } from '../scopes/scopesSlice';

/** So long the first rows of a first visit wait for the others. */
const patienceMs = 1_500;

/**
 * On a first visit, whether what is here is but the published copy, and what changed since is about to follow: the newest,
 * which would push down a list that was shown without it.
 */
export function useRestAwaited(scopes: readonly (ScopeStatus | undefined)[], some: boolean): boolean {
  const online = useOnline();
  const filling =
    some && online && scopes.some((scope) => scope?.status === 'opening' && scope.share !== undefined);
  const [patient, setPatient] = useState(true);
  useEffect(() => {
    if (!filling) return undefined;
    const timer = setTimeout(() => setPatient(false), patienceMs);
    return () => clearTimeout(timer);
  }, [filling]);
  return filling && patient;
}
