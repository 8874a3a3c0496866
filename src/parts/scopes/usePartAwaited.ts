import type { ScopeStatus } from '@/wiki/scopes/scopesSlice';
import { useReadiness } from '../display/useReadiness';

/** Whether what is here of a scope is only some of it. Shown at once, each slice would push about what is read. */
export const usePartAwaited = (scope: ScopeStatus | undefined): boolean =>
  useReadiness([scope], { whole: true }) === 'filling';
