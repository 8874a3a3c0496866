import type { UnknownAction } from '@reduxjs/toolkit';
import type { Backend, User } from '@/backend/backend';
import { isReadOnce, scopeKey, type Scope, type ScopeKey } from '@/backend/scope';
import { scopeTraits } from '@/backend/scopeTraits';
import type { Resume } from '@/backend/snapshot';
import type { SportId } from '@/model/ids';
import { ScopeQueries } from './scopeQueries';
import type { StoredRows } from './withheldRows';

export interface ScopeManagerOptions extends StoredRows {
  readonly backend: Pick<Backend, 'subscribe'>;
  readonly dispatch: (action: UnknownAction) => void;
  /** All known sports. Their matches together are all matches. */
  readonly sports: () => readonly SportId[];
  /** The watermark of the rows stored by earlier sessions. */
  readonly mark: (scope: ScopeKey) => Resume | undefined;
  /**
   * Deletes all stored documents after a restore from backup. Scopes restart when this resolves or rejects.
   */
  readonly forget: () => Promise<void>;
  readonly random: () => number;
  /** Called once for each unreadable document. */
  readonly report: (message: string) => void;
  readonly lingerMs?: number;
}

/** Opens live queries while something follows them. Depends on screens and sign-in, never on the state. */
export interface ScopeManager {
  /** Followers of one scope share its query. It closes a while after the last one releases it. */
  readonly follow: (scope: Scope) => () => void;
  /**
   * Like `follow`, for offline use. Once the device has it completely, it covers narrow scopes even while
   * offline.
   */
  readonly keep: (scope: Scope) => () => void;
  /** Call it when the backend has loaded. Opens followed public scopes. */
  readonly start: () => void;
  /**
   * Reopens only what depends on the account: for another user own and moderator scopes, for another role
   * only moderator scopes. Closes scopes that the account may not read. Before the first call no private
   * scope is open.
   */
  readonly setAccount: (account: Account | null) => void;
  /** Reads these scopes from the beginning, now or when they open, because the stored rows are incomplete. */
  readonly restart: (keys: readonly ScopeKey[]) => void;
  /** Retries failed scopes at once, because the browser is online again. */
  readonly retryNow: () => void;
  readonly stop: () => void;
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

export function createScopeManager(options: ScopeManagerOptions): ScopeManager {
  let started = false;
  let account: Account | null | undefined;
  const queries = new ScopeQueries(options, (scope) => started && mayRead(account, scope));
  const { scopes } = queries;

  return {
    ...createFollowing(queries, options.lingerMs),
    start: () => {
      started = true;
      for (const [key, entry] of scopes) queries.open(key, entry);
    },
    setAccount: (next) => {
      const before = account;
      account = next;
      const affected = affectedAccess(before, next);
      for (const [key, entry] of scopes) {
        // The server may have refused the visitor and accept the account that signed in.
        const isBroken = before?.uid !== next?.uid && entry.holders > 0 && entry.timer !== undefined;
        if (!affected[scopeTraits[entry.scope.kind].access] && !isBroken) continue;
        queries.close(key, entry);
        entry.failures = 0;
        queries.open(key, entry);
      }
    },
    restart: (keys) => queries.restart(keys),
    retryNow: () => {
      for (const [key, entry] of scopes) {
        if (entry.holders === 0 || entry.timer === undefined) continue;
        clearTimeout(entry.timer);
        entry.failures = 0;
        queries.open(key, entry);
      }
    },
    stop: () => {
      started = false;
      account = undefined;
      for (const [key, entry] of scopes) {
        entry.holders = 0;
        queries.close(key, entry);
        clearTimeout(entry.timer);
      }
      scopes.clear();
    },
  };
}

/**
 * Keep one-time reads and wide scopes this long after their last follower. Reading once more costs as much as
 * keeping, and the matches of a sport cover those of the event that a reader opens next.
 */
const keptLingerMs = 300_000;

/** Counts the followers of each scope, opens it for the first and closes it a little after the last. */
function createFollowing(queries: ScopeQueries, lingerMs = 5_000): Pick<ScopeManager, 'follow' | 'keep'> {
  function keep(scope: Scope): () => void {
    const key = scopeKey(scope);
    const entry = queries.entryOf(key, scope);
    entry.keepers += 1;
    const release = follow(scope);
    queries.closeCovered();
    let released = false;
    return () => {
      if (!released) entry.keepers -= 1;
      released = true;
      release();
      queries.uncover();
    };
  }

  function follow(scope: Scope): () => void {
    const key = scopeKey(scope);
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
  }

  return { follow, keep };
}
