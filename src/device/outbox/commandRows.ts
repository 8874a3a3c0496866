import localforage from 'localforage';
import type { RowStore, StoredCommands } from '@/backend/rows';
import { isJsonObject } from '@/lib/json';
import type { Command } from '@/model/proposals/command';
import { upgraded } from '../base/upgraded';
import { rowsVersion } from '../base/version';

/**
 * The outbox as one row per command, each with a version. So commands can be stored beside rows of a later
 * version, and commands of a later version are kept for it.
 */
export function createCommandRows(
  name: string,
): Pick<RowStore, 'loadCommands' | 'loadCommand' | 'putCommand' | 'deleteCommand'> {
  const rows = localforage.createInstance({ name, storeName: 'commands', driver: localforage.INDEXEDDB });
  return {
    loadCommands: async () => {
      const commands: Command[] = [];
      const unreadable: string[] = [];
      const keys = await rows.keys();
      // One unreadable value must not hide the others.
      const found = await Promise.all(
        keys.map(async (key) => {
          const read = () => rows.getItem<unknown>(key);
          // A read may fail once, and an edit left out here would not be sent in this session.
          return commandIn(await read().catch(read).catch(unlessClosed), key);
        }),
      );
      found.forEach((command, at) => {
        if (command === undefined) unreadable.push(keys[at] ?? '');
        else if (command !== null) commands.push(command);
      });
      return { commands, unreadable } satisfies StoredCommands;
    },
    loadCommand: async (id) => {
      const row = await rows.getItem<unknown>(id);
      const command = await commandIn(row, id);
      // The row still exists, so its command must not count as removed. A later version sends its own.
      if (command === undefined && !isOfLater(row)) throw new Error(`Expected a command in row ${id}`);
      return command ?? undefined;
    },
    putCommand: async (command) => {
      await rows.setItem(command.id, { ...command, version: rowsVersion });
    },
    deleteCommand: (id) => rows.removeItem(id),
  };
}

/** Rethrow if the storage is closed: then no row can be read. */
function unlessClosed(error: unknown): undefined {
  if (error instanceof DOMException && error.name === 'InvalidStateError') throw error;
}

const isOfLater = (row: unknown): boolean =>
  isJsonObject(row) && typeof row['version'] === 'number' && row['version'] > rowsVersion;

/** `null` without a row; `undefined` if the row is no valid command. */
async function commandIn(row: unknown, key: string): Promise<Command | null | undefined> {
  if (row === null) return null;
  if (!isJsonObject(row)) return undefined;
  const { version, ...stored } = row as Readonly<Record<string, unknown>>;
  if (typeof version !== 'number' || version > rowsVersion) return undefined;
  const { parseCommand } = await import('../base/parses');
  const command = upgraded('command', stored, version);
  const parsed = parseCommand(command);
  // Keep the unparsed command: a later version may have added properties.
  return parsed.ok && parsed.value.id === key ? (command as unknown as Command) : undefined;
}
