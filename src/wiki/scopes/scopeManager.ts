import type { UnknownAction } from '@reduxjs/toolkit';
import type { Backend, User } from '@/backend/backend';
import { isReadOnce, scopeKey, scopeTraits, type Scope, type ScopeKey } from '@/backend/scope';
import type { Resume } from '@/backend/snapshot';
import type { SportId } from '@/model/ids';
import { createScopeQueries } from './scopeQueries';
import type { StoredRows } from './withheldRows';

export interface ScopeManagerOptions extends StoredRows {
  readonly backend: Pick<Backend, 'subscribe'>;
  readonly dispatch: (action: UnknownAction) => void;
  /** The sports that are known, whose matches taken together are all matches. */
  readonly sports: () => readonly SportId[];
  /** The progress that the rows of earlier sessions vouch for. */
  readonly mark: (scope: ScopeKey) => Resume | undefined;
  /**
   * Lets go of all that earlier sessions, and this one, have stored of documents: the wiki was restored from a backup, and
   * scopes begin anew when this is done, or has failed.
   */
  readonly forget: () => Promise<void>;
  /** From 0 up to 1, for jitter. */
  readonly random: () => number;
  /** Told once about each document that could not be read. */
  readonly report: (message: string) => void;
  readonly lingerMs?: number;
}

/** Opens live queries while somebody needs them. It follows screens and the real sign-in, never the state. */
export interface ScopeManager {
  /** Asks for a scope; the returned call lets it go. Shared while several follow it, closed a little after the last. */
  readonly follow: (scope: Scope) => () => void;
  /**
   * As `follow`, for what is kept for offline use. Once it is there whole, narrow scopes that it covers are not opened
   * even while it cannot be reached.
   */
  readonly keep: (scope: Scope) => () => void;
  /** Nothing is opened before the backend is there; then what is followed and public is. */
  readonly start: () => void;
  /**
   * Opens again what the account that is signed in decides, and nothing else: another user changes own scopes and the
   * moderators' ones, a granted or withdrawn role only the latter. What the account may not read is closed. Before the
   * first call nobody is known, and nothing private is opened.
   */
  readonly setAccount: (account: Account | null) => void;
  /** Reads these scopes from the beginning, now or when they are opened: what the device held of them is not whole. */
  readonly restart: (keys: readonly ScopeKey[]) => void;
  /** Tries what is broken at once: the browser is online again. */
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

/** The kinds of access that another account, or another role of the same, gives or takes. */
function affectedAccess(before: Account | null | undefined, next: Account | null) {
  const anotherUser = before?.uid !== next?.uid;
  const anotherRole = anotherUser || before?.moderator !== next?.moderator;
  return { public: false, own: anotherUser, moderator: anotherRole };
}

export function createScopeManager(options: ScopeManagerOptions): ScopeManager {
  let started = false;
  /** `undefined` before it is known. */
  let account: Account | null | undefined;
  const queries = createScopeQueries(options, (scope) => started && mayRead(account, scope));
  const { scopes, open, close } = queries;

  return {
    ...createFollowing(queries, options.lingerMs),
    start: () => {
      started = true;
      for (const [key, entry] of scopes) open(key, entry);
    },
    setAccount: (next) => {
      const before = account;
      account = next;
      const affected = affectedAccess(before, next);
      for (const [key, entry] of scopes) {
        // An answer that was refused to a visitor may be given to the account that has signed in.
        const isBroken = before?.uid !== next?.uid && entry.holders > 0 && entry.timer !== undefined;
        if (!affected[scopeTraits[entry.scope.kind].access] && !isBroken) continue;
        close(key, entry);
        entry.failures = 0;
        open(key, entry);
      }
    },
    restart: queries.restart,
    retryNow: () => {
      for (const [key, entry] of scopes) {
        if (entry.holders === 0 || entry.timer === undefined) continue;
        clearTimeout(entry.timer);
        entry.failures = 0;
        open(key, entry);
      }
    },
    stop: () => {
      started = false;
      account = undefined;
      for (const [key, entry] of scopes) {
        entry.holders = 0;
        close(key, entry);
        clearTimeout(entry.timer);
      }
      scopes.clear();
    },
  };
}

/** So long what was read once stays, for whoever comes back to it: to keep it costs nothing, to read it again its price. */
const readOnceLingerMs = 300_000;

/** Counts who needs a scope, and has it opened for the first of them and closed a little after the last. */
function createFollowing(
  { scopes, entryOf, open, close, closeCovered, uncover }: ReturnType<typeof createScopeQueries>,
  lingerMs = 5_000,
): Pick<ScopeManager, 'follow' | 'keep'> {
  function keep(scope: Scope): () => void {
    const key = scopeKey(scope);
    const entry = entryOf(key, scope);
    entry.keepers += 1;
    const release = follow(scope);
    closeCovered();
    let released = false;
    return () => {
      if (!released) entry.keepers -= 1;
      released = true;
      release();
      uncover();
    };
  }

  function follow(scope: Scope): () => void {
    const key = scopeKey(scope);
    const entry = entryOf(key, scope);
    entry.holders += 1;
    if (entry.holders === 1) {
      clearTimeout(entry.timer);
      entry.timer = undefined;
      open(key, entry);
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
          close(key, entry);
          scopes.delete(key);
        },
        isReadOnce(scope) ? readOnceLingerMs : lingerMs,
      );
    };
  }

  return { follow, keep };
}
