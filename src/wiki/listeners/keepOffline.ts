import { scopeKey, type Scope, type ScopeKey } from '@/backend/scope';
import type { EffectStore } from '@/store/createListeners';

/** Matches are useless without their events and players, so these are kept as well. */
export const scopesOf = (kept: readonly Scope[]): readonly Scope[] =>
  kept.flatMap((scope): readonly Scope[] =>
    scope.kind === 'matchesOfSport' ? [{ kind: 'events' }, { kind: 'players' }, scope] : [scope],
  );

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
