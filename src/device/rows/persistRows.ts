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
import { restoreRows } from './restoreRows';
import { createRestoreGuard, type RestoreGuard } from './restoreGuard';

export interface RowsPersistenceOptions {
  readonly rows: RowStore;
  /** Told of each failure. */
  readonly report: (error: unknown) => void;
  /** Told when stored rows were damaged, with the scopes that have to be read again; none when their marks went in time. */
  readonly onDamage?: (lost: readonly ScopeKey[]) => void;
  /** The rows that the first screen of the next start shows. */
  readonly first?: () => readonly RowsSlice[] | Promise<readonly RowsSlice[]>;
}

export interface RowsPersistence {
  readonly middleware: Middleware;
  /**
   * Brings stored rows back. It resolves with the marks once the first screen and all deltas are in the store; `finished`
   * resolves when all are, or when it is certain that they cannot be had, with the scopes that lost damaged rows.
   */
  readonly restore: (dispatch: Dispatch<UnknownAction>) => Promise<{
    readonly marks: Readonly<Record<ScopeKey, Resume>>;
    readonly finished: Promise<readonly ScopeKey[]>;
  }>;
  /** Resolves when everything dispatched so far is durable or has been reported. */
  readonly flush: () => Promise<void>;
}

const foldAfterMs = 4_000;

/** How long what could not be stored waits for the next try, and how many rows may wait. */
const retryAfterMs = 30_000;
const mostUnstored = 20_000;

/** A write that takes longer than this is one that storage does not answer. */
const answerWithinMs = 15_000;

/** A journal of fewer records and rows is quicker to read than the records it would rewrite. */
const foldFrom = { records: 24, rows: 200 };

/**
 * Appends what each snapshot event changed to the journal, and folds the journal when the page is idle. It is driven by
 * actions, never by watching state, so that showing the past writes nothing. What cannot be stored is tried again later,
 * in its order; what a later version of the app has stored is left alone, and nothing is written beside it.
 */
export function createRowsPersistence({
  rows,
  report,
  onDamage = () => undefined,
  first = () => [],
}: RowsPersistenceOptions): RowsPersistence {
  let leftAlone = false;
  /** Until all rows are back, what happens is held against those still to come. */
  let guard: RestoreGuard | undefined;

  function failed(error: unknown): void {
    leftAlone ||= error instanceof NewerRowsError;
    report(error);
  }

  /** Changes that this page has read may say a name that was withheld since; the next start has them without it. */
  const shownFirst = async () =>
    folding.hasForgotten() ? (await first()).filter(({ entity }) => entity !== 'delta') : first();

  const folding = createFolding({
    fold: async () => {
      const lost = leftAlone ? [] : await rows.fold(shownFirst);
      if (lost.length > 0) onDamage(lost);
    },
    failed,
    // Folding writes what the first screen shows, which is not known before all rows are back.
    mayFold: () => guard === undefined,
  });
  const writer = createJournalWriter({ rows, report, isOff: () => leftAlone, onStored: folding.grown });

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
      const opening = rows.open();
      // Nothing is written before it is known that this version may.
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
        forget();
        return { marks: {}, finished: Promise.resolve([]) };
      }
    },
    flush: writer.flush,
  };
}

/** Tells of each entry of the journal that an action makes, once the action has reached the state. */
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
  /** Tells whether nothing may be written any more. */
  readonly isOff: () => boolean;
  readonly onStored: (entries: readonly JournalEntry[]) => void;
}

/** Appends entries to the journal in their order. What cannot be stored is tried again, until there is too much of it. */
function createJournalWriter({ rows, report, isOff, onStored }: JournalWriterOptions) {
  let waiting: JournalEntry[] = [];
  let unstored: readonly JournalEntry[] = [];
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();
  /** Scopes with rows that could not be stored: no later mark may vouch for them. */
  const lossy = new Set<ScopeKey>();

  function write(): void {
    const entries = waiting;
    waiting = [];
    if (isOff() || entries.length + unstored.length === 0) return;
    writing = writing.then(() => store(entries));
  }

  async function store(entries: readonly JournalEntry[]): Promise<void> {
    const all = [...unstored, ...entries];
    unstored = [];
    clearTimeout(retryTimer);
    if (isOff() || all.length === 0) return;
    const late = setTimeout(() => report(new SilentStorageError('append')), answerWithinMs);
    try {
      await rows.append(all.map((entry) => vouchedFor(entry, lossy)));
      onStored(all);
    } catch (error) {
      keep(all);
      report(error);
    } finally {
      clearTimeout(late);
    }
  }

  /** The server has what is given up here; the marks say so by never vouching for it. */
  function keep(entries: readonly JournalEntry[]): void {
    if (sizeOf(entries) <= mostUnstored) unstored = entries;
    else for (const { scope } of entries) lossy.add(scope);
    retryTimer = setTimeout(write, retryAfterMs);
  }

  return {
    add: (entry: JournalEntry): void => {
      // The events of one snapshot come in one tick and are written as one record.
      if (waiting.length === 0) queueMicrotask(write);
      waiting.push(entry);
    },
    waitFor: (work: Promise<unknown>): void => {
      writing = Promise.allSettled([writing, work]).then(() => undefined);
    },
    flush: async (): Promise<void> => {
      write();
      await writing;
    },
  };
}

/** The entry as it may be stored. A scope that begins anew has lost nothing. */
function vouchedFor(entry: JournalEntry, lossy: Set<ScopeKey>): JournalEntry {
  if (entry.event.kind === 'reset') lossy.delete(entry.scope);
  if (!lossy.has(entry.scope)) return entry;
  const { entity, scope, event } = entry;
  // The same entry without its progress.
  return { entity, scope, event } as JournalEntry;
}

interface FoldingOptions {
  readonly fold: () => Promise<void>;
  readonly failed: (error: unknown) => void;
  readonly mayFold: () => boolean;
}

/** Folds the journal when it has grown and the page is idle. */
function createFolding({ fold, failed, mayFold }: FoldingOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unfolded = { records: 0, rows: 0 };
  let forgotten = false;

  function count(entries: readonly JournalEntry[]): void {
    unfolded.records += 1;
    unfolded.rows += sizeOf(entries);
    if (!entries.some(bringsNameless)) return;
    // A name that was withheld leaves the device with a fold, so that one is not put off.
    forgotten = true;
    unfolded.records = foldFrom.records;
  }

  function later(): void {
    clearTimeout(timer);
    if (!mayFold()) return;
    if (unfolded.records < foldFrom.records && unfolded.rows < foldFrom.rows) return;
    timer = setTimeout(() => void run(), foldAfterMs);
  }

  async function run(): Promise<void> {
    await idle();
    Object.assign(unfolded, { records: 0, rows: 0 });
    await fold().catch(failed);
  }

  return {
    count,
    later,
    /** Tells whether a name has been withheld since this page began. */
    hasForgotten: () => forgotten,
    grown: (entries: readonly JournalEntry[]): void => {
      count(entries);
      later();
    },
    foundAtStart: ({ damaged, journal }: Pick<OpenedRows, 'damaged' | 'journal'>): void => {
      // Folding mends what is damaged; however short the journal is, the next start must not meet it again.
      if (damaged) unfolded.records = foldFrom.records;
      for (const entry of journal) count([entry]);
    },
  };
}

/** An event may be there only to carry a mark; one that carries none changed nothing. */
const saysNothing = ({ event, watermark }: JournalEntry): boolean =>
  watermark === undefined && (event.kind === 'added' || event.kind === 'modified') && event.docs.length === 0;

const sizeOf = (entries: readonly JournalEntry[]): number =>
  entries.reduce(
    (sum, { event }) => sum + (event.kind === 'removed' ? event.ids.length : event.docs.length),
    0,
  );
