import localforage from 'localforage';
import type { JournalEntry, OpenedRows, RowStore } from '@/backend/rows';
import type { EntityName } from '@/backend/scope';
import type { Command } from '@/model/command';
import { isJsonObject } from '@/lib/json';
import { foldEntries } from './fold';
import { createJournal } from './journal';
import { alone, together } from './locks';
import { readVersion1 } from './migrations';
import { idle, pause } from './pause';
import { asHead, bucketKey, emptyHead, headKey, openRecords } from './records';
import { replayMarks } from './replay';
import { decodeTable } from './tableRecord';
import { rowsVersion } from './version';

/** The order in which rows come back: what sign-in has to know first, then what lists need, the most numerous last. */
export const restoreOrder = [
  'delta',
  'event',
  'player',
  'profile',
  'match',
] as const satisfies readonly EntityName[];

/** Journal records read in one turn: a page of a first fill is the largest. */
const journalSlice = 32;

interface JournalRead {
  readonly entries: readonly JournalEntry[];
  /** The number of the last record, 0 without any. */
  readonly last: number;
}

/**
 * Rows in IndexedDB: column records and a journal. Each snapshot appends one journal record, its marks inside, so both
 * become durable together or not at all. Folding writes the records whose rows changed and only then deletes what it
 * has read: a crash in between leaves entries that are replayed once more, to the same result.
 *
 * @param report is told once when rows had to be given up, and about each command that cannot be sent.
 */
export function createLocalRows(name: string, report: (message: string) => void): RowStore {
  const records = openRecords(name);
  const journal = createJournal(`${name}-journal`);
  const commands = localforage.createInstance({ name, storeName: 'commands' });
  const lock = `${name}-rows`;
  let toldDamage = false;

  async function readJournal(rest: () => Promise<void>): Promise<JournalRead> {
    const entries: JournalEntry[] = [];
    let last = 0;
    for (;;) {
      const slice = await journal.read(last, journalSlice);
      for (const { key, record } of slice) {
        entries.push(...entriesOf(key, record));
        last = key;
      }
      if (slice.length < journalSlice) return { entries, last };
      await rest();
    }
  }

  /** Gives all rows up: the server has them. What another tab appends later joins on to no mark and vouches for nothing. */
  async function giveUp(error: unknown): Promise<void> {
    if (!toldDamage) report(`Stored rows: ${String(error)}; they are read from the server again`);
    toldDamage = true;
    await records.setItem(headKey, emptyHead());
    await journal.clear();
    for (const key of await records.keys()) if (key !== headKey) await records.removeItem(key);
  }

  async function openAll(): Promise<OpenedRows> {
    const [stored, journaled] = await Promise.all([records.getItem<unknown>(headKey), readJournal(pause)]);
    const head = asHead(stored) ?? (await migrate(journaled));
    return {
      first: head.first.map(([entity, record]) => ({ entity, rows: decodeTable(entity, record) })),
      journal: journaled.entries,
      marks: replayMarks(head.marks, journaled.entries),
      readRest,
    };
  }

  async function readRest(...[take, done]: Parameters<OpenedRows['readRest']>): Promise<void> {
    try {
      await together(lock, async () => {
        // Another tab may have moved the rows to more records meanwhile.
        const { bits } = asHead(await records.getItem(headKey)) ?? emptyHead();
        const keys = restoreOrder.flatMap((entity) =>
          Array.from(
            { length: 2 ** bits[entity] },
            (_, bucket) => [entity, bucketKey(entity, bits[entity], bucket)] as const,
          ),
        );
        let next = keys[0] && records.getItem<unknown>(keys[0][1]);
        for (const [at, [entity]] of keys.entries()) {
          const record = await next;
          const following = keys[at + 1];
          // The database reads the next record while this one is taken.
          next = following && records.getItem<unknown>(following[1]);
          if (record != null) {
            const rows = decodeTable(entity, record);
            await pause();
            take({ entity, rows });
          }
          if (following?.[0] !== entity) await done(entity);
          await pause();
        }
      });
    } catch (error) {
      await giveUp(error);
      throw error;
    }
  }

  /** The head of a device that had none: of what an earlier version left, or of nothing. */
  async function migrate(journaled: JournalRead) {
    const earlier = await readVersion1(name, records);
    if (earlier === undefined) return emptyHead();
    await alone(lock, async () => {
      // Another tab may have done it meanwhile.
      if ((await records.getItem(headKey)) !== null) return;
      await foldEntries(records, [...earlier.entries, ...journaled.entries], () => []);
      await earlier.discard();
    });
    return asHead(await records.getItem(headKey)) ?? emptyHead();
  }

  return {
    open: async () => {
      try {
        return await openAll();
      } catch (error) {
        if (error instanceof DOMException) throw error;
        await giveUp(error);
        return openAll();
      }
    },
    append: (entries) => journal.append({ version: rowsVersion, entries }),
    fold: (first) =>
      alone(lock, async () => {
        try {
          const { entries, last } = await readJournal(idle);
          if (entries.length === 0) return;
          await foldEntries(records, entries, first);
          await journal.deleteUpTo(last);
        } catch (error) {
          if (error instanceof DOMException) throw error;
          await giveUp(error);
        }
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

function entriesOf(key: number, record: unknown): readonly JournalEntry[] {
  if (isJsonObject(record) && record['version'] === rowsVersion && Array.isArray(record['entries'])) {
    // Written by `append` in this version.
    return record['entries'] as readonly JournalEntry[];
  }
  throw new Error(`journal record ${key}: expected version ${rowsVersion}, found another shape`);
}
