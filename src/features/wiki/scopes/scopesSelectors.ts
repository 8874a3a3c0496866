import { scopeKey, type Scope } from '@/backend/scope';
import type { RootState } from '@/store/typed';
import type { ScopeStatus } from './scopesSlice';

export const selectScopeStatus = (state: RootState, scope: Scope): ScopeStatus | undefined =>
  state.scopes.byKey[scopeKey(scope)] ?? coveringStatus(state, scope);

/** A narrow scope of matches is not opened while a wide one that covers it is live; then that one answers for it. */
function coveringStatus(state: RootState, scope: Scope): ScopeStatus | undefined {
  if (scope.kind !== 'matchesOfEvent' && scope.kind !== 'matchesOfPlayer') return undefined;
  const wide = Object.entries(state.scopes.byKey).find(
    ([key, { status }]) => key.startsWith('matchesOfSport/') && status === 'live',
  );
  return wide?.[1];
}
