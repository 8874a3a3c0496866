import { scopeKey, type Scope, type ScopeKey } from '@/backend/scope';
import type { EffectStore } from '@/store/createListeners';

/** The scopes a choice needs: matches are of little use without their events and players. */
export const scopesOf = (kept: readonly Scope[]): readonly Scope[] =>
  kept.flatMap((scope): readonly Scope[] =>
    scope.kind === 'matchesOfSport' ? [{ kind: 'events' }, { kind: 'players' }, scope] : [scope],
  );

/**
 * Keeps open what is kept for offline use, whatever is on screen. Returns the call that ends it.
 */
export function startKeepingOffline(
  store: EffectStore,
  followScope: (scope: Scope) => () => void,
): () => void {
  let releases = new Map<ScopeKey, () => void>();

  function follow(): void {
    const next = new Map<ScopeKey, () => void>();
    for (const scope of scopesOf(store.getState().preferences.kept)) {
      const key = scopeKey(scope);
      if (!next.has(key)) next.set(key, releases.get(key) ?? followScope(scope));
    }
    for (const [key, release] of releases) if (!next.has(key)) release();
    releases = next;
  }

  const stopListening = store.listen((now, before) => {
    if (now.preferences.kept !== before.preferences.kept) follow();
  });
  follow();
  return () => {
    stopListening();
    for (const release of releases.values()) release();
  };
}
