import type { EntityName } from '@/backend/scope';
import type { ScopeStatus } from '@/wiki/scopes/scopesSlice';
import { isPending } from '@/wiki/scopes/readiness';
import { useReadiness } from '../display/useReadiness';

/**
 * Tells whether only part of a scope is here, or of `stored` on this device. Shown at once, each slice would push about what
 * is being read.
 */
export const usePartAwaited = (scope: ScopeStatus | undefined, stored?: EntityName): boolean =>
  isPending(useReadiness([scope], { stored, whole: true }), true);
