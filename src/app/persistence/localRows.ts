import localforage from 'localforage';
import type { JournalEntry, RowStore, StoredRows } from '@/backend/rows';
import type { Command } from '@/model/command';
import { isJsonObject } from '@/lib/json';
import { emptyRows, entityNames, replay } from './replay';

/** The version of every stored row, raised with each change of shape; `migrations` in preferences agree on it. */
export const rowsVersion = 1;

const recordsKey = 'records';

/**
 * Rows in IndexedDB. Each snapshot appends one journal record, its watermark inside, so both become durable together
 * or not at all. Folding reads records and journal, writes the records, and only then deletes what it has read: a
 * crash in between leaves entries that are replayed once more, to the same result.
 *
 * @param report is told once about each record that had to be left out.
 */
export function createLocalRows(name: string, report: (message: string) => void): RowStore {
  const records = localforage.createInstance({ name, storeName: 'records' });
  const journal = localforage.createInstance({ name, storeName: 'journal' });
  const commands = localforage.createInstance({ name, storeName: 'commands' });
  // Entries order by time, then by tab and number, so that two tabs never write the same key.
  const tab = Math.random().toString(36).slice(2, 8);
  let last = 0;
  let count = 0;

  const nextKey = () => {
    last = Math.max(last, Date.now());
    count += 1;
    return `${String(last).padStart(15, '0')}-${tab}-${String(count).padStart(9, '0')}`;
  };

  async function readJournal(): Promise<Journal> {
    const keys = (await journal.keys()).sort();
    const entries: JournalEntry[] = [];
    let whole = true;
    for (const key of keys) {
      const record: unknown = await journal.getItem(key);
      // Another tab has folded it meanwhile, so the records hold it.
      if (record === null) continue;
      if (isVersioned(record) && Array.isArray(record['entries'])) {
        // Written by `append` in this version.
        entries.push(...(record['entries'] as JournalEntry[]));
      } else {
        whole = false;
        report(
          `Journal record ${key}: expected version ${rowsVersion}, found another shape; it was left out`,
        );
      }
    }
    return { keys, entries, whole };
  }

  /** The journal is read first: what another tab folds in between is then met twice, and never missed. */
  async function readAll(): Promise<{ readonly keys: readonly string[]; readonly rows: StoredRows }> {
    const { keys, entries, whole } = await readJournal();
    const rows = tryReplay(await readRecords(), entries, report);
    // A watermark vouches for all rows before it; with one left out each scope begins anew.
    return { keys, rows: whole ? rows : { ...rows, marks: {} } };
  }

  async function readRecords(): Promise<StoredRows> {
    const record: unknown = await records.getItem(recordsKey);
    if (record === null) return emptyRows();
    // Written by `fold` in this version, once its outline is right.
    if (isVersioned(record) && hasOutline(record['rows'])) return record['rows'] as StoredRows;
    report(
      `Stored rows: expected version ${rowsVersion}, found another shape; they are read from the server again`,
    );
    return emptyRows();
  }

  return {
    load: async () => (await readAll()).rows,
    append: async (entries) => {
      await journal.setItem(nextKey(), { version: rowsVersion, entries });
    },
    fold: () =>
      alone(`${name}-rows`, async () => {
        const { keys, rows } = await readAll();
        if (keys.length === 0) return;
        await records.setItem(recordsKey, { version: rowsVersion, rows });
        for (const key of keys) await journal.removeItem(key);
      }),
    loadCommands: async () => {
      const found: Command[] = [];
      await commands.iterate((row: unknown, key) => {
        // Nothing but `putCommand` writes here; a row that lacks its outline cannot be sent, yet is not deleted.
        if (isJsonObject(row) && typeof row['id'] === 'string' && isJsonObject(row['body'])) {
          found.push(row as unknown as Command);
        } else
          report(`Stored command ${key}: expected a command, found another shape; it is kept but not sent`);
      });
      return found;
    },
    putCommand: async (command) => {
      await commands.setItem(command.id, command);
    },
    deleteCommand: (id) => commands.removeItem(id),
  };
}

interface Journal {
  readonly keys: readonly string[];
  readonly entries: readonly JournalEntry[];
  /** Whether every record could be read. */
  readonly whole: boolean;
}

const isVersioned = (record: unknown): record is Record<string, unknown> =>
  isJsonObject(record) && record['version'] === rowsVersion;

const hasOutline = (rows: unknown): boolean => {
  if (!isJsonObject(rows) || !isJsonObject(rows['marks'])) return false;
  const entities = rows['entities'];
  return (
    isJsonObject(entities) &&
    entityNames.every((name) => {
      const entity = entities[name];
      return isJsonObject(entity) && Array.isArray(entity['docs']) && isJsonObject(entity['held']);
    })
  );
};

/** Rows damaged below their outline are given up as a whole: the server has them, and commands are elsewhere. */
function tryReplay(
  rows: StoredRows,
  entries: readonly JournalEntry[],
  report: (message: string) => void,
): StoredRows {
  try {
    return replay(rows, entries);
  } catch (error) {
    report(`Stored rows: expected documents, found ${String(error)}; they are read from the server again`);
    return emptyRows();
  }
}

/** Runs the work while no other tab does; where the browser has no locks, at once. */
export async function alone(name: string, work: () => Promise<void>): Promise<void> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return work();
  await navigator.locks.request(name, work);
}
