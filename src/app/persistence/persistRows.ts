import type { Dispatch, Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { JournalEntry, RowsSlice, RowStore } from '@/backend/rows';
import type { ScopeKey } from '@/backend/scope';
import type { Resume } from '@/backend/snapshot';
import { journalEntry } from '@/features/wiki/entities/snapshotActions';
import { idle } from './pause';
import { isRestored, restoreRows } from './restoreRows';
import { createRestoreGuard, type RestoreGuard } from './restoreGuard';

export interface RowsPersistence {
  readonly middleware: Middleware;
  /**
   * Brings stored rows back. It resolves with the marks once the first screen and all deltas are in the store; `finished`
   * resolves when all are, or when it is certain that they cannot be had.
   */
  readonly restore: (dispatch: Dispatch<UnknownAction>) => Promise<{
    readonly marks: Readonly<Record<ScopeKey, Resume>>;
    readonly finished: Promise<void>;
  }>;
  /** Resolves when everything dispatched so far is durable or has been reported. */
  readonly flush: () => Promise<void>;
}

const foldAfterMs = 4_000;

/** A journal of fewer records and rows is quicker to read than the records it would rewrite. */
const foldFrom = { records: 24, rows: 200 };

/**
 * Appends what each snapshot event changed to the journal, and folds the journal when the page is idle. It is driven by
 * actions, never by watching state, so that showing the past writes nothing.
 *
 * @param first says what the first screen of the next start shows.
 */
export function createRowsPersistence(
  rows: RowStore,
  report: (error: unknown) => void,
  first: () => readonly RowsSlice[] = () => [],
): RowsPersistence {
  let waiting: JournalEntry[] = [];
  let writing: Promise<void> = Promise.resolve();
  let foldTimer: ReturnType<typeof setTimeout> | undefined;
  const unfolded = { records: 0, rows: 0 };
  /** Until all rows are back, what happens is held against those still to come. */
  let guard: RestoreGuard | undefined;
  /** Scopes with rows that could not be stored: no later mark may vouch for them. */
  const lossy = new Set<ScopeKey>();

  function write(): void {
    const entries = waiting;
    waiting = [];
    if (entries.length === 0) return;
    writing = writing
      .then(() => rows.append(entries.map(vouchedFor)))
      .catch((error: unknown) => {
        for (const { scope } of entries) lossy.add(scope);
        report(error);
      });
    count(entries);
    foldLater();
  }

  function count(entries: readonly JournalEntry[]): void {
    unfolded.records += 1;
    for (const { event } of entries)
      unfolded.rows += event.kind === 'removed' ? event.ids.length : event.docs.length;
  }

  function foldLater(): void {
    clearTimeout(foldTimer);
    // Folding writes what the first screen shows, which is not known before all rows are back.
    if (guard !== undefined) return;
    if (unfolded.records < foldFrom.records && unfolded.rows < foldFrom.rows) return;
    foldTimer = setTimeout(() => void fold(), foldAfterMs);
  }

  async function fold(): Promise<void> {
    await idle();
    Object.assign(unfolded, { records: 0, rows: 0 });
    await rows.fold(first).catch(report);
  }

  /** The entry as it may be stored. A scope that begins anew has lost nothing. */
  function vouchedFor(entry: JournalEntry): JournalEntry {
    if (entry.event.kind === 'reset') lossy.delete(entry.scope);
    if (!lossy.has(entry.scope)) return entry;
    const { entity, scope, event } = entry;
    // The same entry without its progress.
    return { entity, scope, event } as JournalEntry;
  }

  return {
    middleware: () => (next) => (action) => {
      const result = next(action);
      const entry = isRestored(action) ? undefined : journalEntry(action);
      if (entry !== undefined && !saysNothing(entry)) {
        guard?.note(entry);
        // The events of one snapshot come in one tick and are written as one record.
        if (waiting.length === 0) queueMicrotask(write);
        waiting.push(entry);
      }
      return result;
    },
    restore: async (dispatch) => {
      const open = createRestoreGuard();
      guard = open;
      const forget = () => {
        guard = undefined;
        foldLater();
      };
      try {
        const stored = await rows.open();
        for (const entry of stored.journal) count([entry]);
        const { begun, finished } = restoreRows(stored, open, dispatch);
        const ended = finished.catch(report).then(forget);
        await begun;
        return { marks: stored.marks, finished: ended };
      } catch (error) {
        report(error);
        return { marks: {}, finished: Promise.resolve().then(forget) };
      }
    },
    flush: async () => {
      write();
      await writing;
    },
  };
}

/** An event may be there only to carry a mark; one that carries none changed nothing. */
const saysNothing = ({ event, watermark }: JournalEntry): boolean =>
  watermark === undefined && (event.kind === 'added' || event.kind === 'modified') && event.docs.length === 0;
