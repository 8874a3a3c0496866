import { isPartOfSport, scopeKey, type Scope } from '@/backend/scope';
import type { RootState } from '@/store/typed';
import type { ScopeStatus } from './scopesSlice';

export const selectScopeStatus = (state: RootState, scope: Scope): ScopeStatus | undefined =>
  state.scopes.byKey[scopeKey(scope)] ?? coveringStatus(state, scope);

function coveringStatus(state: RootState, scope: Scope): ScopeStatus | undefined {
  if (!isPartOfSport(scope)) return undefined;
  const wide = Object.entries(state.scopes.byKey).find(
    ([key, wideStatus]) =>
      key.startsWith('matchesOfSport/') && (wideStatus.status === 'live' || wideStatus.complete === true),
  );
  return wide?.[1];
}

export function selectFillShare(state: RootState): number | undefined {
  const shares = Object.values(state.scopes.byKey).flatMap((scope) =>
    scope.status === 'opening' && scope.share !== undefined ? [scope.share] : [],
  );
  return shares.length === 0 ? undefined : Math.min(...shares);
}
