import type { EntityName } from '@/backend/scope';
import type { ScopeStatus } from '@/wiki/scopes/scopesSlice';
import { isPending } from '@/wiki/scopes/readiness';
import { useReadiness } from '../display/useReadiness';

/**
 * Whether what is here of a scope is only some of it, or of `stored` on this device. Shown at once, each slice would push
 * about what is read.
 */
export const usePartAwaited = (scope: ScopeStatus | undefined, stored?: EntityName): boolean =>
  isPending(useReadiness([scope], { stored, whole: true }), true);
