import { scopeKey, type Scope, type ScopeKey } from '@/backend/scope';

/** Follows the scopes of the latest `set`. A scope of two calls in a row stays open between them. */
export class Holds {
  readonly #follow: (scope: Scope) => () => void;
  #releases = new Map<ScopeKey, () => void>();

  constructor(follow: (scope: Scope) => () => void) {
    this.#follow = follow;
  }

  set(scopes: readonly Scope[]): void {
    const before = this.#releases;
    this.#releases = new Map();
    for (const scope of scopes) {
      const key = scopeKey(scope);
      if (!this.#releases.has(key)) this.#releases.set(key, before.get(key) ?? this.#follow(scope));
    }
    for (const [key, release] of before) if (!this.#releases.has(key)) release();
  }
}
