import { dequal } from 'dequal';
import type { BackendError } from '@/backend/errors';
import { isPartOfSport, scopeKey, scopeTraits, type Scope, type ScopeKey } from '@/backend/scope';
import type { Resume, ScopeObserver, Snapshot } from '@/backend/snapshot';
import { backoffMs } from '@/lib/backoff';
import { markAfter } from '@/sync/mark';
import { snapshotActions } from '../entities/snapshotActions';
import type { ScopeManagerOptions } from './scopeManager';
import { createRestorations } from './restorations';
import { scopesSlice } from './scopesSlice';
import { withheldRows } from './withheldRows';

interface OpenScope {
  readonly scope: Scope;
  begun: Resume | undefined;
  holders: number;
  keepers: number;
  failures: number;
  close: (() => void) | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const retryMs = { first: 1_000, most: 60_000 };

/** Opens and closes the queries of followed scopes, retries failed ones and skips covered ones. */
export function createScopeQueries(options: ScopeManagerOptions, mayOpen: (scope: Scope) => boolean) {
  const marks = createScopeMarks(options.mark);
  const deliver = createDelivery(options, marks);
  const standing = createStanding(options.dispatch);
  const restorations = createRestorations(options, marks);
  const entries = createEntries(options.sports, marks, standing.isLive);
  const { scopes, entryOf, isComplete, isCovered } = entries;
  const all = forAll(entries, { marks, restorations, open, close });

  function open(key: ScopeKey, entry: OpenScope): void {
    entry.timer = undefined;
    if (entry.close !== undefined || entry.holders === 0) return;
    if (restorations.isForgetting() || !mayOpen(entry.scope) || isCovered(entry.scope)) return;
    if (scopeTraits[entry.scope.kind].wide) marks.begin(key);
    entry.begun = marks.get(key);
    standing.opened(key, marks.isWhole(key), isComplete(key, entry));
    const close = subscribeUntilError(options.backend, entry.scope, () => marks.get(key), {
      next: (snapshot) => receive(key, entry, snapshot),
      error: (error) => fail(key, entry, error),
    });
    entry.close =
      close &&
      (() => {
        entry.close = undefined;
        close();
      });
  }

  function receive(key: ScopeKey, entry: OpenScope, snapshot: Snapshot): void {
    if (restorations.tells(snapshot, [entry.begun, marks.get(key)])) void all.beginAnew();
    // Until all scopes have restarted, snapshots may show the state before the restore.
    if (restorations.isForgetting()) return;
    for (const each of restorations.toTake(entry.scope, snapshot)) {
      for (const gone of withheldRows(each, entry.scope, options)) deliver(key, entry.scope, gone);
      deliver(key, entry.scope, each);
    }
    entry.failures = 0;
    if (standing.becomesLive(key, snapshot)) all.closeCovered();
  }

  function fail(key: ScopeKey, entry: OpenScope, error: BackendError): void {
    entry.close = undefined;
    entry.failures += 1;
    const delay = backoffMs(entry.failures, retryMs, options.random);
    // Without followers there is no retry; the timer that removes it is running.
    if (entry.holders > 0) entry.timer = setTimeout(() => open(key, entry), delay);
    if (standing.failed(key, error, isComplete(key, entry))) all.uncover();
  }

  function close(key: ScopeKey, entry: OpenScope): void {
    // Without followers, keep the timer that removes it.
    if (entry.holders > 0) {
      clearTimeout(entry.timer);
      entry.timer = undefined;
    }
    entry.close?.();
    if (standing.closed(key)) all.uncover();
  }

  const { closeCovered, uncover, restart } = all;
  return { scopes, entryOf, open, close, closeCovered, uncover, restart };
}

type ChangeScope = (key: ScopeKey, entry: OpenScope) => void;

function forAll(
  { scopes, isCovered }: ReturnType<typeof createEntries>,
  {
    marks,
    restorations,
    open,
    close,
  }: {
    readonly marks: ScopeMarks;
    readonly restorations: ReturnType<typeof createRestorations>;
    readonly open: ChangeScope;
    readonly close: ChangeScope;
  },
) {
  function uncover(): void {
    for (const [key, entry] of scopes)
      if (entry.close === undefined && entry.timer === undefined) open(key, entry);
  }

  function closeCovered(): void {
    for (const [key, entry] of scopes) if (isCovered(entry.scope)) close(key, entry);
  }

  /** After a restore from backup. Rows on this device may be newer than the restored ones. */
  async function beginAnew(): Promise<void> {
    await restorations.forget(() => {
      for (const [key, entry] of scopes) close(key, entry);
    });
    uncover();
  }

  function restart(keys: readonly ScopeKey[]): void {
    for (const key of keys) {
      marks.restart(key);
      const entry = scopes.get(key);
      if (entry?.close === undefined) continue;
      close(key, entry);
      open(key, entry);
    }
  }

  return { uncover, closeCovered, beginAnew, restart };
}

type ScopeMarks = ReturnType<typeof createScopeMarks>;

function createEntries(
  sports: ScopeManagerOptions['sports'],
  marks: ScopeMarks,
  isLive: (key: ScopeKey) => boolean,
) {
  const scopes = new Map<ScopeKey, OpenScope>();

  /** Whether it is kept and complete on this device, though possibly outdated. */
  const isComplete = (key: ScopeKey, { keepers }: OpenScope): boolean => keepers > 0 && marks.isWhole(key);

  function isCovered(scope: Scope): boolean {
    if (!isPartOfSport(scope)) return false;
    return sports().every((id) => {
      const key = scopeKey({ kind: 'matchesOfSport', sport: id });
      const entry = scopes.get(key);
      return isLive(key) || (entry !== undefined && isComplete(key, entry));
    });
  }

  function entryOf(key: ScopeKey, scope: Scope): OpenScope {
    const known = scopes.get(key);
    if (known !== undefined) return known;
    const made = {
      scope,
      begun: undefined,
      holders: 0,
      keepers: 0,
      failures: 0,
      close: undefined,
      timer: undefined,
    };
    scopes.set(key, made);
    return made;
  }

  return { scopes, entryOf, isComplete, isCovered };
}

function createDelivery({ dispatch, report }: ScopeManagerOptions, marks: ScopeMarks) {
  const reportOnce = onlyOnce(report);
  return (key: ScopeKey, { kind }: Scope, snapshot: Snapshot): void => {
    const moved = scopeTraits[kind].wide && marks.advance(key, snapshot);
    if (moved || snapshot.events.length > 0) {
      for (const action of snapshotActions(key, snapshot)) dispatch(action);
    }
    snapshot.unreadable.forEach(reportOnce);
  };
}

/** Updates each scope's status in the state. A scope is live once its complete answer has come. */
function createStanding(dispatch: ScopeManagerOptions['dispatch']) {
  const { opened, filled, answered, failed, closed } = scopesSlice.actions;
  const live = new Set<ScopeKey>();
  const shown = new Set<ScopeKey>();
  return {
    isLive: (key: ScopeKey) => live.has(key),
    opened: (key: ScopeKey, resumes: boolean, complete: boolean): void => {
      shown.add(key);
      dispatch(opened({ scope: key, ...(resumes && { resumes }), ...(complete && { complete }) }));
    },
    /** Whether this snapshot makes the scope live. */
    becomesLive: (key: ScopeKey, { share, complete, checkedAt }: Snapshot): boolean => {
      if (live.has(key)) return false;
      if (share !== undefined) dispatch(filled({ scope: key, share }));
      if (!complete) return false;
      live.add(key);
      dispatch(answered({ scope: key, ...(checkedAt !== undefined && { at: checkedAt }) }));
      return true;
    },
    failed: (key: ScopeKey, { code, message }: BackendError, complete: boolean): boolean => {
      dispatch(failed({ scope: key, error: { code, message }, ...(complete && { complete }) }));
      return live.delete(key);
    },
    closed: (key: ScopeKey): boolean => {
      if (shown.delete(key)) dispatch(closed({ scope: key }));
      return live.delete(key);
    },
  };
}

function createScopeMarks(stored: ScopeManagerOptions['mark']) {
  /** Scopes opened in this session. `undefined` starts from the beginning. */
  const marks = new Map<ScopeKey, Resume | undefined>();
  return {
    get: (key: ScopeKey) => marks.get(key),
    begin: (key: ScopeKey): void => {
      if (!marks.has(key)) marks.set(key, stored(key));
    },
    restart: (key: ScopeKey): void => void marks.set(key, undefined),
    restartAll: (): void => {
      for (const key of marks.keys()) marks.set(key, undefined);
    },
    advance: (key: ScopeKey, snapshot: Snapshot): boolean => {
      const before = marks.get(key);
      const after = markAfter(before, snapshot);
      marks.set(key, after);
      return !dequal(before, after);
    },
    isWhole: (key: ScopeKey): boolean => {
      const mark = marks.has(key) ? marks.get(key) : stored(key);
      return mark !== undefined && mark.filling === undefined;
    },
  };
}

/**
 * Forwards snapshots until the query fails or is closed. `undefined` if it failed before `subscribe`
 * returned.
 */
function subscribeUntilError(
  backend: ScopeManagerOptions['backend'],
  scope: Scope,
  mark: () => Resume | undefined,
  { next, error: fail }: ScopeObserver,
): (() => void) | undefined {
  let ended = false;
  const unsubscribe = backend.subscribe(scope, mark, {
    next: (snapshot) => {
      if (!ended) next(snapshot);
    },
    error: (error) => {
      if (ended) return;
      ended = true;
      fail(error);
    },
  });
  if (ended) {
    unsubscribe();
    return undefined;
  }
  return () => {
    ended = true;
    unsubscribe();
  };
}

function onlyOnce(report: (message: string) => void): (message: string) => void {
  const reported = new Set<string>();
  return (message) => {
    if (reported.has(message)) return;
    reported.add(message);
    report(message);
  };
}
