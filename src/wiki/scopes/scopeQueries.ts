import { dequal } from 'dequal';
import type { BackendError } from '@/backend/errors';
import { isPartOfSport, scopeKey, type Scope, type ScopeKey } from '@/backend/scope';
import { scopeTraits } from '@/backend/scopeTraits';
import type { Resume, Snapshot } from '@/backend/snapshot';
import { backoffMs } from '@/lib/backoff';
import { markAfter } from '@/sync/mark';
import { snapshotActions } from '../entities/snapshotActions';
import type { ScopeManagerOptions } from './scopeManager';
import { Restorations } from './restorations';
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

const { opened, filled, answered, failed, closed } = scopesSlice.actions;
const retryMs = { first: 1_000, most: 60_000 };

export class ScopeQueries {
  readonly scopes = new Map<ScopeKey, OpenScope>();
  readonly #options: ScopeManagerOptions;
  readonly #mayOpen: (scope: Scope) => boolean;
  readonly #marks: ScopeMarks;
  readonly #restorations: Restorations;
  readonly #reportOnce: (message: string) => void;
  readonly #live = new Set<ScopeKey>();
  readonly #shown = new Set<ScopeKey>();

  constructor(options: ScopeManagerOptions, mayOpen: (scope: Scope) => boolean) {
    this.#options = options;
    this.#mayOpen = mayOpen;
    this.#marks = new ScopeMarks(options.mark);
    this.#restorations = new Restorations(options);
    this.#reportOnce = onlyOnce(options.report);
  }

  entryOf(key: ScopeKey, scope: Scope): OpenScope {
    const known = this.scopes.get(key);
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
    this.scopes.set(key, made);
    return made;
  }

  open(key: ScopeKey, entry: OpenScope): void {
    entry.timer = undefined;
    const { scope } = entry;
    if (entry.close !== undefined || entry.holders === 0) return;
    if (this.#restorations.isForgetting || !this.#mayOpen(scope) || this.#isCovered(scope)) return;
    const marks = this.#marks;
    if (scopeTraits[scope.kind].wide) marks.begin(key);
    entry.begun = marks.get(key);
    this.#showOpened(key, entry);
    let unsubscribe: () => void = () => undefined;
    const close = () => {
      entry.close = undefined;
      unsubscribe();
    };
    entry.close = close;
    unsubscribe = this.#options.backend.subscribe(scope, {
      mark: () => marks.get(key),
      next: (snapshot) => {
        if (entry.close === close) this.#receive(key, entry, snapshot);
      },
      error: (error) => {
        if (entry.close === close) this.#fail(key, entry, error);
      },
    });
  }

  close(key: ScopeKey, entry: OpenScope): void {
    // Without followers, keep the timer that removes it.
    if (entry.holders > 0) {
      clearTimeout(entry.timer);
      entry.timer = undefined;
    }
    entry.close?.();
    if (this.#shown.delete(key)) this.#options.dispatch(closed({ scope: key }));
    if (this.#live.delete(key)) this.uncover();
  }

  closeCovered(): void {
    for (const [key, entry] of this.scopes) if (this.#isCovered(entry.scope)) this.close(key, entry);
  }

  /** Opens the scopes that another one no longer covers. */
  uncover(): void {
    for (const [key, entry] of this.scopes)
      if (entry.close === undefined && entry.timer === undefined) this.open(key, entry);
  }

  restart(keys: readonly ScopeKey[]): void {
    for (const key of keys) {
      this.#marks.restart(key);
      const entry = this.scopes.get(key);
      if (entry?.close === undefined) continue;
      this.close(key, entry);
      this.open(key, entry);
    }
  }

  #receive(key: ScopeKey, entry: OpenScope, snapshot: Snapshot): void {
    const restorations = this.#restorations;
    if (restorations.begins(snapshot, [entry.begun, this.#marks.get(key)])) void this.#beginAnew();
    // Until all scopes have restarted, snapshots may show the state before the restore.
    if (restorations.isForgetting) return;
    for (const each of restorations.toTake(entry.scope, snapshot)) {
      for (const gone of withheldRows(each, entry.scope, this.#options))
        this.#deliver(key, entry.scope, gone);
      this.#deliver(key, entry.scope, each);
    }
    entry.failures = 0;
    if (this.#becomesLive(key, snapshot)) this.closeCovered();
  }

  #fail(key: ScopeKey, entry: OpenScope, error: BackendError): void {
    const { dispatch, random } = this.#options;
    entry.close = undefined;
    entry.failures += 1;
    const delay = backoffMs(entry.failures, retryMs, random);
    // Without followers there is no retry; the timer that removes it is running.
    if (entry.holders > 0) entry.timer = setTimeout(() => this.open(key, entry), delay);
    const complete = this.#isComplete(key, entry);
    const { code, message } = error;
    dispatch(failed({ scope: key, error: { code, message }, ...(complete && { complete }) }));
    if (this.#live.delete(key)) this.uncover();
  }

  /** After a restore from backup. Rows on this device may be newer than the restored ones. */
  async #beginAnew(): Promise<void> {
    await this.#restorations.forget(() => {
      for (const [key, entry] of this.scopes) this.close(key, entry);
      this.#marks.restartAll();
    });
    this.uncover();
  }

  #deliver(key: ScopeKey, { kind }: Scope, snapshot: Snapshot): void {
    const moved = scopeTraits[kind].wide && this.#marks.advance(key, snapshot);
    if (moved || snapshot.events.length > 0) {
      for (const action of snapshotActions(key, snapshot)) this.#options.dispatch(action);
    }
    snapshot.unreadable.forEach(this.#reportOnce);
  }

  #showOpened(key: ScopeKey, entry: OpenScope): void {
    this.#shown.add(key);
    const resumes = this.#marks.isWhole(key);
    const complete = this.#isComplete(key, entry);
    this.#options.dispatch(
      opened({ scope: key, ...(resumes && { resumes }), ...(complete && { complete }) }),
    );
  }

  #becomesLive(key: ScopeKey, { share, complete, checkedAt }: Snapshot): boolean {
    const { dispatch } = this.#options;
    if (this.#live.has(key)) return false;
    if (share !== undefined) dispatch(filled({ scope: key, share }));
    if (!complete) return false;
    this.#live.add(key);
    dispatch(answered({ scope: key, ...(checkedAt !== undefined && { at: checkedAt }) }));
    return true;
  }

  /** Whether it is kept and complete on this device, though possibly outdated. */
  #isComplete(key: ScopeKey, { keepers }: OpenScope): boolean {
    return keepers > 0 && this.#marks.isWhole(key);
  }

  /** Whether the matches of all sports, which are followed, contain it. */
  #isCovered(scope: Scope): boolean {
    if (!isPartOfSport(scope)) return false;
    return this.#options.sports().every((id) => {
      const key = scopeKey({ kind: 'matchesOfSport', sport: id });
      const entry = this.scopes.get(key);
      return this.#live.has(key) || (entry !== undefined && this.#isComplete(key, entry));
    });
  }
}

/** The watermarks of the scopes opened in this session. `undefined` starts from the beginning. */
class ScopeMarks {
  readonly #marks = new Map<ScopeKey, Resume | undefined>();
  readonly #stored: ScopeManagerOptions['mark'];

  constructor(stored: ScopeManagerOptions['mark']) {
    this.#stored = stored;
  }

  get(key: ScopeKey): Resume | undefined {
    return this.#marks.get(key);
  }

  begin(key: ScopeKey): void {
    if (!this.#marks.has(key)) this.#marks.set(key, this.#stored(key));
  }

  restart(key: ScopeKey): void {
    this.#marks.set(key, undefined);
  }

  restartAll(): void {
    for (const key of this.#marks.keys()) this.#marks.set(key, undefined);
  }

  advance(key: ScopeKey, snapshot: Snapshot): boolean {
    const before = this.#marks.get(key);
    const after = markAfter(before, snapshot);
    this.#marks.set(key, after);
    return !dequal(before, after);
  }

  isWhole(key: ScopeKey): boolean {
    const mark = this.#marks.has(key) ? this.#marks.get(key) : this.#stored(key);
    return mark !== undefined && mark.filling === undefined;
  }
}

function onlyOnce(report: (message: string) => void): (message: string) => void {
  const reported = new Set<string>();
  return (message) => {
    if (reported.has(message)) return;
    reported.add(message);
    report(message);
  };
}
