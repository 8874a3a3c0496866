import type { Dispatch, Middleware, UnknownAction } from '@reduxjs/toolkit';
import {
  NewerRowsError,
  type JournalEntry,
  type OpenedRows,
  type RowsSlice,
  type RowStore,
} from '@/backend/rows';
import type { ScopeKey } from '@/backend/scope';
import type { Resume } from '@/backend/snapshot';
import { journalEntry } from '@/wiki/entities/snapshotActions';
import { idle } from '@/lib/pause';
import { SilentStorageError } from '../base/storageErrors';
import { bringsNameless } from '../folding/withheldPeople';
import { isRestored } from './restored';
import { releaseFirst, restoreFirst, restoreRows } from './restoreRows';
import { createRestoreGuard, type RestoreGuard } from './restoreGuard';

export interface RowsPersistenceOptions {
  readonly rows: RowStore;
  readonly report: (error: unknown) => void;
  /**
   * Called when stored rows were damaged, with the scopes to read again. Empty if their watermarks were
   * removed in time.
   */
  readonly onDamage?: (lost: readonly ScopeKey[]) => void;
  readonly first?: () => readonly RowsSlice[] | Promise<readonly RowsSlice[]>;
}

export interface RowsPersistence {
  readonly middleware: Middleware;
  /**
   * Restores stored rows. Resolves with the watermarks once the first screen and all deltas are in the store.
   * `finished` resolves when all rows are, or cannot be read, with the scopes that lost damaged rows.
   */
  readonly restore: (dispatch: Dispatch<UnknownAction>) => Promise<{
    readonly marks: Readonly<Record<ScopeKey, Resume>>;
    readonly finished: Promise<readonly ScopeKey[]>;
  }>;
  /** Resolves when everything dispatched so far is stored or its failure reported. */
  readonly flush: () => Promise<void>;
}

const foldAfterMs = 4_000;

/** Retry interval, and limit of rows that wait for it. */
const retryAfterMs = 30_000;
const mostUnstored = 20_000;

const answerWithinMs = 15_000;

/** A smaller journal is faster to read than the records that folding would rewrite. */
const foldFrom = { records: 24, rows: 200 };

/**
 * Appends the changes of each snapshot event to the journal and folds it when idle. Driven by actions, not by
 * state, so showing an earlier state writes nothing. A failed write is retried in order. If a later app
 * version has stored rows, nothing is written.
 */
export function createRowsPersistence({
  rows,
  report,
  onDamage = () => undefined,
  first = () => [],
}: RowsPersistenceOptions): RowsPersistence {
  let leftAlone = false;
  /** Until all rows are restored, live changes are compared with those still to come. */
  let guard: RestoreGuard | undefined;

  function failed(error: unknown): void {
    leftAlone ||= error instanceof NewerRowsError;
    report(error);
  }

  /** Changes read by this page may mention a name withheld since. The next start gets them without it. */
  const shownFirst = async () =>
    folding.hasForgotten() ? (await first()).filter(({ entity }) => entity !== 'delta') : first();

  const folding = new Folding({
    fold: async () => {
      const lost = leftAlone ? [] : await rows.fold(shownFirst);
      if (lost.length > 0) onDamage(lost);
    },
    failed,
    // Folding writes the first screen, which is not known before all rows are restored.
    mayFold: () => guard === undefined,
  });
  const writer = new JournalWriter({
    rows,
    report,
    isOff: () => leftAlone,
    onStored: (entries) => folding.grown(entries),
  });

  return {
    middleware: journaling((entry) => {
      guard?.note(entry);
      writer.add(entry);
    }),
    restore: async (dispatch) => {
      const open = createRestoreGuard();
      guard = open;
      const forget = () => {
        guard = undefined;
        folding.later();
      };
      const opening = rows.open((shown) => restoreFirst(shown, open, dispatch));
      // Write nothing before it is known that no later version has stored rows.
      writer.waitFor(opening);
      try {
        const stored = await opening;
        if (stored.damaged) onDamage([]);
        folding.foundAtStart(stored);
        const { begun, finished } = restoreRows(stored, open, dispatch);
        const ended = finished
          .catch((error: unknown) => {
            failed(error);
            return [];
          })
          .finally(forget);
        void ended.then((lost) => lost.length > 0 && onDamage(lost));
        await begun;
        return { marks: stored.marks, finished: ended };
      } catch (error) {
        failed(error);
        releaseFirst(open, dispatch);
        forget();
        return { marks: {}, finished: Promise.resolve([]) };
      }
    },
    flush: () => writer.flush(),
  };
}

/** Passes on the journal entry of each action, after the action has reached the state. */
const journaling =
  (add: (entry: JournalEntry) => void): Middleware =>
  () =>
  (next) =>
  (action) => {
    const result = next(action);
    const entry = isRestored(action) ? undefined : journalEntry(action);
    if (entry !== undefined && !saysNothing(entry)) add(entry);
    return result;
  };

interface JournalWriterOptions extends Pick<RowsPersistenceOptions, 'rows' | 'report'> {
  readonly isOff: () => boolean;
  readonly onStored: (entries: readonly JournalEntry[]) => void;
}

class JournalWriter {
  readonly #options: JournalWriterOptions;
  #waiting: JournalEntry[] = [];
  #unstored: readonly JournalEntry[] = [];
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #writing: Promise<void> = Promise.resolve();
  /** Scopes with unstored rows: no later watermark may cover them. */
  readonly #lossy = new Set<ScopeKey>();

  constructor(options: JournalWriterOptions) {
    this.#options = options;
  }

  add(entry: JournalEntry): void {
    // One snapshot's events come in the same tick and become one record.
    if (this.#waiting.length === 0) queueMicrotask(() => this.#write());
    this.#waiting.push(entry);
  }

  waitFor(work: Promise<unknown>): void {
    this.#writing = Promise.allSettled([this.#writing, work]).then(() => undefined);
  }

  async flush(): Promise<void> {
    this.#write();
    await this.#writing;
  }

  #write(): void {
    const entries = this.#waiting;
    this.#waiting = [];
    if (this.#options.isOff() || entries.length + this.#unstored.length === 0) return;
    this.#writing = this.#writing.then(() => this.#store(entries));
  }

  async #store(entries: readonly JournalEntry[]): Promise<void> {
    const { rows, report, isOff, onStored } = this.#options;
    const all = [...this.#unstored, ...entries];
    this.#unstored = [];
    clearTimeout(this.#retryTimer);
    if (isOff() || all.length === 0) return;
    const late = setTimeout(() => report(new SilentStorageError('append')), answerWithinMs);
    try {
      await rows.append(all.map((entry) => vouchedFor(entry, this.#lossy)));
      onStored(all);
    } catch (error) {
      this.#keep(all);
      report(error);
    } finally {
      clearTimeout(late);
    }
  }

  /** Rows discarded here are still on the server. No watermark covers them, so they will be read again. */
  #keep(entries: readonly JournalEntry[]): void {
    if (sizeOf(entries) <= mostUnstored) this.#unstored = entries;
    else for (const { scope } of entries) this.#lossy.add(scope);
    this.#retryTimer = setTimeout(() => this.#write(), retryAfterMs);
  }
}

function vouchedFor(entry: JournalEntry, lossy: Set<ScopeKey>): JournalEntry {
  if (entry.event.kind === 'reset') lossy.delete(entry.scope);
  if (!lossy.has(entry.scope)) return entry;
  const { entity, scope, event } = entry;
  return { entity, scope, event } as JournalEntry;
}

interface FoldingOptions {
  readonly fold: () => Promise<void>;
  readonly failed: (error: unknown) => void;
  readonly mayFold: () => boolean;
}

class Folding {
  readonly #options: FoldingOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unfolded = { records: 0, rows: 0 };
  #hasForgotten = false;

  constructor(options: FoldingOptions) {
    this.#options = options;
  }

  hasForgotten(): boolean {
    return this.#hasForgotten;
  }

  grown(entries: readonly JournalEntry[]): void {
    this.#count(entries);
    this.later();
  }

  foundAtStart({ damaged, journal }: Pick<OpenedRows, 'damaged' | 'journal'>): void {
    // Folding repairs damage, however short the journal is. The next start must not meet it again.
    if (damaged) this.#unfolded.records = foldFrom.records;
    for (const entry of journal) this.#count([entry]);
  }

  later(): void {
    clearTimeout(this.#timer);
    if (!this.#options.mayFold()) return;
    if (this.#unfolded.records < foldFrom.records && this.#unfolded.rows < foldFrom.rows) return;
    this.#timer = setTimeout(() => void this.#run(), foldAfterMs);
  }

  #count(entries: readonly JournalEntry[]): void {
    this.#unfolded.records += 1;
    this.#unfolded.rows += sizeOf(entries);
    if (!entries.some(bringsNameless)) return;
    // A fold removes the withheld name from the device, so do not wait for more entries.
    this.#hasForgotten = true;
    this.#unfolded.records = foldFrom.records;
  }

  async #run(): Promise<void> {
    await idle();
    this.#unfolded = { records: 0, rows: 0 };
    await this.#options.fold().catch(this.#options.failed);
  }
}

const saysNothing = ({ event, watermark }: JournalEntry): boolean =>
  watermark === undefined && (event.kind === 'added' || event.kind === 'modified') && event.docs.length === 0;

const sizeOf = (entries: readonly JournalEntry[]): number =>
  entries.reduce(
    (sum, { event }) => sum + (event.kind === 'removed' ? event.ids.length : event.docs.length),
    0,
  );
