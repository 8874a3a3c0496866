import type { UnknownAction } from '@reduxjs/toolkit';
import type { Backend } from '@/backend/backend';
import type { BackendError } from '@/backend/errors';
import { scopeKey, scopeTraits, type Scope, type ScopeKey } from '@/backend/scope';
import type { Snapshot } from '@/backend/snapshot';
import { sports } from '@/model/sports';
import { snapshotActions } from '../entities/snapshotActions';
import { scopesSlice } from './scopesSlice';

export interface ScopeManagerOptions {
  readonly backend: Pick<Backend, 'subscribe'>;
  readonly dispatch: (action: UnknownAction) => void;
  /** Where a wide scope went on to; written with the rows it vouches for. */
  readonly watermark: (scope: ScopeKey) => number | undefined;
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
  /** Nothing is opened before the backend is there; then what is held and public is. */
  readonly start: () => void;
  /**
   * Opens again what the account that is signed in decides: after signing in or out, or a changed claim. Before the
   * first call nobody is known, and nothing private is opened.
   */
  readonly restartPrivate: () => void;
  readonly stop: () => void;
}

interface OpenScope {
  readonly scope: Scope;
  holders: number;
  failures: number;
  close: (() => void) | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const retryMs = { first: 1_000, most: 60_000 };

export function createScopeManager(options: ScopeManagerOptions): ScopeManager {
  const { backend, dispatch, watermark, random, report, lingerMs = 5_000 } = options;
  const scopes = new Map<ScopeKey, OpenScope>();
  const reported = new Set<string>();
  const watermarks = new Map<ScopeKey, number>();
  const live = new Set<ScopeKey>();
  const shown = new Set<ScopeKey>();
  let started = false;
  let accountKnown = false;

  const mayOpen = ({ scope }: OpenScope) =>
    started && (accountKnown || scopeTraits[scope.kind].access === 'public') && !isCovered(scope);

  function open(key: ScopeKey, entry: OpenScope): void {
    entry.timer = undefined;
    if (entry.close !== undefined || entry.holders === 0 || !mayOpen(entry)) return;
    shown.add(key);
    dispatch(scopesSlice.actions.opened({ scope: key }));
    const from = scopeTraits[entry.scope.kind].wide ? (watermarks.get(key) ?? watermark(key)) : undefined;
    let ended = false;
    const unsubscribe = backend.subscribe(entry.scope, from === undefined ? undefined : { watermark: from }, {
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
    if (snapshot.watermark !== undefined) watermarks.set(key, snapshot.watermark);
    for (const action of snapshotActions(key, snapshot)) dispatch(action);
    for (const message of snapshot.unreadable) {
      if (reported.has(message)) continue;
      reported.add(message);
      report(message);
    }
    entry.failures = 0;
    if (!snapshot.complete || live.has(key)) return;
    live.add(key);
    dispatch(scopesSlice.actions.answered({ scope: key }));
    for (const [other, covered] of scopes) if (isCovered(covered.scope)) close(other, covered);
  }

  function fail(key: ScopeKey, entry: OpenScope, error: BackendError): void {
    entry.close = undefined;
    const delay = Math.min(retryMs.most, retryMs.first * 2 ** entry.failures) * (0.5 + random() / 2);
    entry.failures += 1;
    // One that nobody holds is not tried again; it waits to be forgotten.
    if (entry.holders > 0) entry.timer = setTimeout(() => open(key, entry), delay);
    dispatch(scopesSlice.actions.failed({ scope: key, error: { code: error.code, message: error.message } }));
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
    if (scope.kind !== 'matchesOfEvent' && scope.kind !== 'matchesOfPlayer') return false;
    return sports.every(({ id }) => live.has(scopeKey({ kind: 'matchesOfSport', sport: id })));
  }

  function hold(scope: Scope): () => void {
    const key = scopeKey(scope);
    const entry = scopes.get(key) ?? { scope, holders: 0, failures: 0, close: undefined, timer: undefined };
    scopes.set(key, entry);
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
    start: () => {
      started = true;
      for (const [key, entry] of scopes) open(key, entry);
    },
    restartPrivate: () => {
      accountKnown = true;
      for (const [key, entry] of scopes) {
        if (scopeTraits[entry.scope.kind].access === 'public') continue;
        close(key, entry);
        entry.failures = 0;
        open(key, entry);
      }
    },
    stop: () => {
      started = false;
      accountKnown = false;
      for (const [key, entry] of scopes) {
        entry.holders = 0;
        close(key, entry);
        clearTimeout(entry.timer);
      }
      scopes.clear();
    },
  };
}
