import type { UnknownAction } from '@reduxjs/toolkit';
import type { Backend, User } from '@/backend/backend';
import type { ScopeKey, ScopeKind } from '@/backend/scope';
import { scopeTraits } from '@/backend/scopeTraits';
import { deltasSlice } from '../entities/deltasSlice';
import type { ScopeManager } from '../scopes/scopeManager';
import { userChanged } from '../session/sessionSlice';

export interface SessionListenerOptions {
  readonly backend: Pick<Backend, 'auth'>;
  readonly dispatch: (action: UnknownAction) => void;
  readonly scopes: Pick<ScopeManager, 'setAccount'>;
  readonly scopesWithRows: () => readonly ScopeKey[];
}

const isPrivate = (scope: ScopeKey) => {
  // A scope's key begins with its kind.
  const kind = scope.split('/')[0] as ScopeKind;
  return scopeTraits[kind]?.access !== 'public';
};

/**
 * Passes sign-in changes to the store, reopens scopes whose access changes, and removes rows that only the
 * last account could read. The returned function ends it.
 */
export function startSessionListener(options: SessionListenerOptions): () => void {
  const { backend, dispatch, scopes, scopesWithRows } = options;
  let last: User | null | undefined;
  return backend.auth.subscribe((user) => {
    const changed = last === undefined || last?.uid !== user?.uid || last?.moderator !== user?.moderator;
    last = user;
    dispatch(userChanged(user));
    if (!changed) return;
    for (const scope of scopesWithRows()) {
      const mine = user !== null && scope.endsWith(`/${user.uid}`);
      const allowed = mine || (/^queue(\/|$)/.test(scope) && user?.moderator === true);
      if (isPrivate(scope) && !allowed) dispatch(deltasSlice.actions.reset({ scope, docs: [] }));
    }
    scopes.setAccount(user);
  });
}
