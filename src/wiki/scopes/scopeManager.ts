import type { UnknownAction } from '@reduxjs/toolkit';
import type { FollowScope, User } from '@/backend/backend';
import { isReadOnce, scopeKey, type Scope, type ScopeKey } from '@/backend/scope';
import { scopeTraits } from '@/backend/scopeTraits';
import type { Resume } from '@/backend/snapshot';
import type { SportId } from '@/model/ids';
import { ScopeQueries } from './scopeQueries';
import type { StoredRows } from './withheldRows';

export interface ScopeManagerOptions extends StoredRows {
  readonly backend: { readonly subscribe: FollowScope };
  readonly dispatch: (action: UnknownAction) => void;
  /** All known sports. Their matches together are all matches. */
  readonly sports: () => readonly SportId[];
  readonly mark: (scope: ScopeKey) => Resume | undefined;
  /**
   * Deletes all stored documents after a restore from backup. Scopes restart when this resolves or rejects.
   */
  readonly forget: () => Promise<void>;
  readonly random: () => number;
  readonly report: (message: string) => void;
}

type Account = Pick<User, 'uid' | 'moderator'>;

function mayRead(account: Account | null | undefined, scope: Scope): boolean {
  switch (scopeTraits[scope.kind].access) {
    case 'public':
      return true;
    case 'own':
      return 'uid' in scope && scope.uid === account?.uid;
    case 'moderator':
      return account?.moderator === true;
  }
}

function affectedAccess(before: Account | null | undefined, next: Account | null) {
  const anotherUser = before?.uid !== next?.uid;
  const anotherRole = anotherUser || before?.moderator !== next?.moderator;
  return { public: false, own: anotherUser, moderator: anotherRole };
}

/**
 * Keep one-time reads and wide scopes this long after their last follower. Reading once more costs as much as
 * keeping, and the matches of a sport cover those of the event that a reader opens next.
 */
const lingerMs = 5_000;
const keptLingerMs = 300_000;

/** Opens live queries while something follows them. Depends on screens and sign-in, never on the state. */
export class ScopeManager {
  readonly #queries: ScopeQueries;
  #started = false;
  #account: Account | null | undefined;

  constructor(options: ScopeManagerOptions) {
    this.#queries = new ScopeQueries(options, (scope) => this.#started && mayRead(this.#account, scope));
  }

  /** Followers of one scope share its query. It closes a while after the last one releases it. */
  readonly follow = (scope: Scope): (() => void) => {
    const key = scopeKey(scope);
    const queries = this.#queries;
    const entry = queries.entryOf(key, scope);
    entry.holders += 1;
    if (entry.holders === 1) {
      clearTimeout(entry.timer);
      entry.timer = undefined;
      queries.open(key, entry);
    }
    let released = false;
    return () => {
      if (released) return;
      released = true;
      entry.holders -= 1;
      if (entry.holders > 0) return;
      clearTimeout(entry.timer);
      entry.timer = setTimeout(
        () => {
          queries.close(key, entry);
          queries.scopes.delete(key);
        },
        isReadOnce(scope) || scopeTraits[scope.kind].wide ? keptLingerMs : lingerMs,
      );
    };
  };

  /**
   * Like `follow`, for offline use. Once the device has it completely, it covers narrow scopes even while
   * offline.
   */
  readonly keep = (scope: Scope): (() => void) => {
    const queries = this.#queries;
    const entry = queries.entryOf(scopeKey(scope), scope);
    entry.keepers += 1;
    const release = this.follow(scope);
    queries.closeCovered();
    let released = false;
    return () => {
      if (!released) entry.keepers -= 1;
      released = true;
      release();
      queries.uncover();
    };
  };

  /** Call it when the backend has loaded. Opens followed public scopes. */
  start(): void {
    this.#started = true;
    for (const [key, entry] of this.#queries.scopes) this.#queries.open(key, entry);
  }

  /**
   * Reopens only what depends on the account: for another user own and moderator scopes, for another role
   * only moderator scopes. Closes scopes that the account may not read. Before the first call no private
   * scope is open.
   */
  setAccount(next: Account | null): void {
    const queries = this.#queries;
    const before = this.#account;
    this.#account = next;
    const affected = affectedAccess(before, next);
    for (const [key, entry] of queries.scopes) {
      // The server may have refused the visitor and accept the account that signed in.
      const isBroken = before?.uid !== next?.uid && entry.holders > 0 && entry.timer !== undefined;
      if (!affected[scopeTraits[entry.scope.kind].access] && !isBroken) continue;
      queries.close(key, entry);
      entry.failures = 0;
      queries.open(key, entry);
    }
  }

  /** Reads these scopes from the beginning, now or when they open, because the stored rows are incomplete. */
  restart(keys: readonly ScopeKey[]): void {
    this.#queries.restart(keys);
  }

  /** Retries failed scopes at once, because the browser is online again. */
  readonly retryNow = (): void => {
    for (const [key, entry] of this.#queries.scopes) {
      if (entry.holders === 0 || entry.timer === undefined) continue;
      clearTimeout(entry.timer);
      entry.failures = 0;
      this.#queries.open(key, entry);
    }
  };

  stop(): void {
    this.#started = false;
    this.#account = undefined;
    const { scopes } = this.#queries;
    for (const [key, entry] of scopes) {
      entry.holders = 0;
      this.#queries.close(key, entry);
      clearTimeout(entry.timer);
    }
    scopes.clear();
  }
}
