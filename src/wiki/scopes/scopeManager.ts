import type { UnknownAction } from '@reduxjs/toolkit';
import { dequal } from 'dequal';
import type { Backend, User } from '@/backend/backend';
import type { BackendError } from '@/backend/errors';
import { backoffMs } from '@/lib/backoff';
import { markAfter } from '@/sync/mark';
import { isPartOfSport, scopeKey, scopeTraits, type Scope, type ScopeKey } from '@/backend/scope';
import type { Resume, Snapshot } from '@/backend/snapshot';
import { sports } from '@/model/sports';
import { snapshotActions } from '../entities/snapshotActions';
import { scopesSlice } from './scopesSlice';

export interface ScopeManagerOptions {
  readonly backend: Pick<Backend, 'subscribe'>;
  readonly dispatch: (action: UnknownAction) => void;
  /** What the rows of earlier sessions vouch for. */
  readonly mark: (scope: ScopeKey) => Resume | undefined;
  /** From 0 up to 1, for jitter. */
  readonly random: () => number;
  /** Told once about each document that could not be read. */
  readonly report: (message: string) => void;
  readonly lingerMs?: number;
}

/** Opens live queries while somebody needs them. It follows screens and the real sign-in, never the state. */
export interface ScopeManager {
  /** Asks for a scope; the returned call lets it go. Shared while several hold it, closed a little after the last. */
  readonly hold: (scope: Scope) => () => void;
  /**
   * As `hold`, for what is kept for offline use. Once it is there whole, narrow scopes that it covers are not opened even
   * while it cannot be reached.
   */
  readonly keep: (scope: Scope) => () => void;
  /** Nothing is opened before the backend is there; then what is held and public is. */
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

interface OpenScope {
  readonly scope: Scope;
  holders: number;
  keepers: number;
  failures: number;
  close: (() => void) | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const retryMs = { first: 1_000, most: 60_000 };

export function createScopeManager(options: ScopeManagerOptions): ScopeManager {
  const { backend, dispatch, mark, random, report, lingerMs = 5_000 } = options;
  const scopes = new Map<ScopeKey, OpenScope>();
  const reported = new Set<string>();
  /** Of scopes that were opened in this session, where `undefined` means from the beginning. */
  const marks = new Map<ScopeKey, Resume | undefined>();
  const live = new Set<ScopeKey>();
  const shown = new Set<ScopeKey>();
  let started = false;
  /** `undefined` before it is known. */
  let account: Account | null | undefined;

  const mayRead = (scope: Scope): boolean => {
    switch (scopeTraits[scope.kind].access) {
      case 'public':
        return true;
      case 'own':
        return 'uid' in scope && scope.uid === account?.uid;
      case 'moderator':
        return account?.moderator === true;
    }
  };

  function open(key: ScopeKey, entry: OpenScope): void {
    entry.timer = undefined;
    if (entry.close !== undefined || entry.holders === 0) return;
    if (!started || !mayRead(entry.scope) || isCovered(entry.scope)) return;
    shown.add(key);
    if (scopeTraits[entry.scope.kind].wide && !marks.has(key)) marks.set(key, mark(key));
    dispatch(
      scopesSlice.actions.opened({
        scope: key,
        ...(isWhole(key) && { resumes: true }),
        ...(isComplete(key, entry) && { complete: true }),
      }),
    );
    let ended = false;
    const unsubscribe = backend.subscribe(entry.scope, marks.get(key), {
      next: (snapshot) => !ended && receive(key, entry, snapshot),
      error: (error) => {
        if (ended) return;
        ended = true;
        fail(key, entry, error);
      },
    });
    // A backend may refuse before it returns.
    if (ended) {
      unsubscribe();
      return;
    }
    entry.close = () => {
      ended = true;
      entry.close = undefined;
      unsubscribe();
    };
  }

  function receive(key: ScopeKey, entry: OpenScope, snapshot: Snapshot): void {
    const moved = scopeTraits[entry.scope.kind].wide && advance(key, snapshot);
    if (moved || snapshot.events.length > 0) {
      for (const action of snapshotActions(key, snapshot)) dispatch(action);
    }
    for (const message of snapshot.unreadable) {
      if (reported.has(message)) continue;
      reported.add(message);
      report(message);
    }
    entry.failures = 0;
    if (snapshot.share !== undefined && !live.has(key))
      dispatch(scopesSlice.actions.filled({ scope: key, share: snapshot.share }));
    if (!snapshot.complete || live.has(key)) return;
    live.add(key);
    dispatch(scopesSlice.actions.answered({ scope: key }));
    for (const [other, covered] of scopes) if (isCovered(covered.scope)) close(other, covered);
  }

  /** Tells whether there is progress to be stored. */
  function advance(key: ScopeKey, snapshot: Snapshot): boolean {
    const before = marks.get(key);
    const after = markAfter(before, snapshot);
    marks.set(key, after);
    return !dequal(before, after);
  }

  function fail(key: ScopeKey, entry: OpenScope, error: BackendError): void {
    entry.close = undefined;
    entry.failures += 1;
    const delay = backoffMs(entry.failures, retryMs, random);
    // One that nobody holds is not tried again; it waits to be forgotten.
    if (entry.holders > 0) entry.timer = setTimeout(() => open(key, entry), delay);
    dispatch(
      scopesSlice.actions.failed({
        scope: key,
        error: { code: error.code, message: error.message },
        ...(isComplete(key, entry) && { complete: true }),
      }),
    );
    if (live.delete(key)) uncover();
  }

  function close(key: ScopeKey, entry: OpenScope): void {
    // A scope that nobody holds still waits to be forgotten.
    if (entry.holders > 0) {
      clearTimeout(entry.timer);
      entry.timer = undefined;
    }
    entry.close?.();
    if (shown.delete(key)) dispatch(scopesSlice.actions.closed({ scope: key }));
    if (live.delete(key)) uncover();
  }

  /** What a wide scope no longer covers has to be followed by itself again. */
  function uncover(): void {
    for (const [key, entry] of scopes)
      if (entry.close === undefined && entry.timer === undefined) open(key, entry);
  }

  function isCovered(scope: Scope): boolean {
    if (!isPartOfSport(scope)) return false;
    return sports.every(({ id }) => {
      const key = scopeKey({ kind: 'matchesOfSport', sport: id });
      const entry = scopes.get(key);
      return live.has(key) || (entry !== undefined && isComplete(key, entry));
    });
  }

  /** Whether it is kept, and the device has it whole, if not of today. */
  const isComplete = (key: ScopeKey, { keepers }: OpenScope): boolean => keepers > 0 && isWhole(key);

  function isWhole(key: ScopeKey): boolean {
    const stored = marks.has(key) ? marks.get(key) : mark(key);
    return stored !== undefined && stored.filling === undefined;
  }

  function keep(scope: Scope): () => void {
    const key = scopeKey(scope);
    const entry = entryOf(key, scope);
    entry.keepers += 1;
    const release = hold(scope);
    for (const [other, covered] of scopes) if (isCovered(covered.scope)) close(other, covered);
    let released = false;
    return () => {
      if (!released) entry.keepers -= 1;
      released = true;
      release();
      uncover();
    };
  }

  function entryOf(key: ScopeKey, scope: Scope): OpenScope {
    const known = scopes.get(key);
    if (known !== undefined) return known;
    const made = { scope, holders: 0, keepers: 0, failures: 0, close: undefined, timer: undefined };
    scopes.set(key, made);
    return made;
  }

  function hold(scope: Scope): () => void {
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
      entry.timer = setTimeout(() => {
        close(key, entry);
        scopes.delete(key);
      }, lingerMs);
    };
  }

  return {
    hold,
    keep,
    start: () => {
      started = true;
      for (const [key, entry] of scopes) open(key, entry);
    },
    setAccount: (next) => {
      const before = account;
      account = next;
      const anotherUser = before?.uid !== next?.uid;
      const anotherRole = anotherUser || before?.moderator !== next?.moderator;
      const affected = { public: false, own: anotherUser, moderator: anotherRole };
      for (const [key, entry] of scopes) {
        if (!affected[scopeTraits[entry.scope.kind].access]) continue;
        close(key, entry);
        entry.failures = 0;
        open(key, entry);
      }
    },
    restart: (keys) => {
      for (const key of keys) {
        marks.set(key, undefined);
        const entry = scopes.get(key);
        if (entry?.close === undefined) continue;
        close(key, entry);
        open(key, entry);
      }
    },
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
