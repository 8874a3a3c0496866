import type { Scope, ScopeKey } from '@/backend/scope';
import type { ScopeManager } from './scopeManager';

interface Wish {
  readonly scope: Scope;
  release: (() => void) | undefined;
}

export interface EarlyScopes extends Pick<ScopeManager, 'follow' | 'restart'> {
  readonly handTo: (manager: ScopeManager) => void;
}

/** Remembers the scopes that screens follow before the backend's code has loaded. */
export function createEarlyScopes(): EarlyScopes {
  let manager: ScopeManager | undefined;
  const wishes = new Set<Wish>();
  let restarted: readonly ScopeKey[] = [];

  return {
    follow: (scope) => {
      if (manager !== undefined) return manager.follow(scope);
      const wish: Wish = { scope, release: undefined };
      wishes.add(wish);
      return () => {
        wishes.delete(wish);
        wish.release?.();
      };
    },
    restart: (keys) => {
      if (manager !== undefined) manager.restart(keys);
      else restarted = [...restarted, ...keys];
    },
    handTo: (next) => {
      manager = next;
      next.restart(restarted);
      for (const wish of wishes) wish.release = next.follow(wish.scope);
      wishes.clear();
    },
  };
}
