import type { Scope, ScopeKey } from '@/backend/scope';
import type { ScopeManager } from './scopeManager';

interface Wish {
  readonly scope: Scope;
  release: (() => void) | undefined;
}

type Manager = Pick<ScopeManager, 'follow' | 'restart'>;

export interface EarlyScopes extends Manager {
  readonly handTo: (manager: Manager) => void;
}

/** Remembers the scopes that screens follow before the backend's code has loaded. */
export function createEarlyScopes(): EarlyScopes {
  let manager: Manager | undefined;
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
