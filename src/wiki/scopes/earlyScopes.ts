import type { Scope, ScopeKey } from '@/backend/scope';
import type { ScopeManager } from './scopeManager';

interface Wish {
  readonly scope: Scope;
  release: (() => void) | undefined;
}

type Manager = Pick<ScopeManager, 'follow' | 'restart'>;

/** Remembers the scopes that screens follow before the backend's code has loaded. */
export class EarlyScopes {
  #manager: Manager | undefined;
  readonly #wishes = new Set<Wish>();
  #restarted: readonly ScopeKey[] = [];

  readonly follow = (scope: Scope): (() => void) => {
    if (this.#manager !== undefined) return this.#manager.follow(scope);
    const wish: Wish = { scope, release: undefined };
    this.#wishes.add(wish);
    return () => {
      this.#wishes.delete(wish);
      wish.release?.();
    };
  };

  restart(keys: readonly ScopeKey[]): void {
    if (this.#manager !== undefined) this.#manager.restart(keys);
    else this.#restarted = [...this.#restarted, ...keys];
  }

  handTo(next: Manager): void {
    this.#manager = next;
    next.restart(this.#restarted);
    for (const wish of this.#wishes) wish.release = next.follow(wish.scope);
    this.#wishes.clear();
  }
}
