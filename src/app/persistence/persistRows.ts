import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { JournalEntry, RowStore, StoredRows } from '@/backend/rows';
import type { ScopeKey } from '@/backend/scope';
import { entitySlices, journalEntry } from '@/features/wiki/entities/snapshotActions';
import { entityNames } from './replay';

/** Marks actions that came from the device's own rows, which need not be written again. */
const restoredMeta = { restored: true } as const;

const isRestored = (action: unknown): boolean =>
  typeof action === 'object' && action !== null && 'meta' in action && action.meta === restoredMeta;

export interface RowsPersistence {
  readonly middleware: Middleware;
  /** Resolves when everything dispatched so far is durable or has been reported. */
  readonly flush: () => Promise<void>;
}

const foldAfterMs = 4_000;

/**
 * Appends what each snapshot event changed to the journal, and folds the journal when the page is idle. It is driven by
 * actions, never by watching state, so that showing the past writes nothing.
 */
export function createRowsPersistence(rows: RowStore, report: (error: unknown) => void): RowsPersistence {
  let waiting: JournalEntry[] = [];
  let writing: Promise<void> = Promise.resolve();
  let foldTimer: ReturnType<typeof setTimeout> | undefined;
  /** Scopes with rows that could not be stored: no later watermark may vouch for them. */
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
    clearTimeout(foldTimer);
    foldTimer = setTimeout(() => whenIdle(() => void rows.fold().catch(report)), foldAfterMs);
  }

  /** The entry as it may be stored. A scope that begins anew has lost nothing. */
  function vouchedFor(entry: JournalEntry): JournalEntry {
    if (entry.event.kind === 'reset') lossy.delete(entry.scope);
    if (!lossy.has(entry.scope)) return entry;
    const { watermark: _, checkedAt: __, ...rest } = entry;
    return rest;
  }

  return {
    middleware: () => (next) => (action) => {
      const result = next(action);
      const entry = isRestored(action) ? undefined : journalEntry(action);
      if (entry !== undefined) {
        // The events of one snapshot come in one tick and are written as one record.
        if (waiting.length === 0) queueMicrotask(write);
        waiting.push(entry);
      }
      return result;
    },
    flush: async () => {
      write();
      await writing;
    },
  };
}

/** The actions that bring stored rows back: the same four words the server's snapshots use. */
export function restoreActions(stored: StoredRows): readonly UnknownAction[] {
  return entityNames.flatMap((entity) => {
    const { docs, held } = stored.entities[entity];
    const byId = new Map<string, unknown>(docs.map((doc) => [doc.id, doc]));
    return Object.entries(held).map(([scope, ids]) => ({
      type: `${entitySlices[entity].name}/added`,
      payload: { scope, docs: ids.map((id) => byId.get(id)).filter((doc) => doc !== undefined) },
      meta: restoredMeta,
    }));
  });
}

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 10_000 });
  else work();
}
