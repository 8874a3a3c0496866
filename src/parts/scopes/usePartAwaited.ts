import type { EntityName } from '@/backend/scope';
import type { ScopeStatus } from '@/wiki/scopes/scopesSlice';
import { isPending } from '@/wiki/scopes/readiness';
import { useReadiness } from '../display/useReadiness';

/**
 * Whether only a part of a scope, or of the device's rows of `stored`, is loaded. Rendering each part would
 * move what the reader sees.
 */
export const usePartAwaited = (scope: ScopeStatus | undefined, stored?: EntityName): boolean =>
  isPending(useReadiness([scope], { stored, whole: true }), true);
