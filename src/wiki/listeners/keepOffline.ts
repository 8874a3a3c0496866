import type { Scope } from '@/backend/scope';
import { Holds } from '../scopes/holds';
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
  const holds = new Holds(followScope);
  const follow = () => holds.set(scopesOf(store.getState().preferences.kept));
  const stopListening = store.listen((now, before) => {
    if (now.preferences.kept !== before.preferences.kept) follow();
  });
  follow();
  return () => {
    stopListening();
    holds.set([]);
  };
}
