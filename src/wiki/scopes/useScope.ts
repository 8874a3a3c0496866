import { useEffect } from 'react';
import { scopeKey, type Scope } from '@/backend/scope';
import { useAppDispatch, useAppSelector, type AppThunk } from '@/store/typed';
import { selectScopeStatus } from './scopesSelectors';
import type { ScopeStatus } from './scopesSlice';

const followScope =
  (scope: Scope): AppThunk<() => void> =>
  (_dispatch, _getState, extra) =>
    extra.scopes.follow(scope);

export function useScope(scope: Scope | undefined): ScopeStatus | undefined {
  const dispatch = useAppDispatch();
  const key = scope && scopeKey(scope);
  // The key identifies the scope. The object is new on every render.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => (scope === undefined ? undefined : dispatch(followScope(scope))), [dispatch, key]);
  return useScopeStatus(scope);
}

export const useScopeStatus = (scope: Scope | undefined): ScopeStatus | undefined =>
  useAppSelector((state) => scope && selectScopeStatus(state, scope));
