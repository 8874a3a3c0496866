import localforage from 'localforage';
import type { RowStore, StoredCommands } from '@/backend/rows';
import { isJsonObject } from '@/lib/json';
import type { Command } from '@/model/command';
import { upgraded } from '../base/upgraded';
import { rowsVersion } from '../base/version';

/**
 * The outbox as rows, one per command. Each names its version, so that a command is stored even beside rows of a later
 * version of the app, and one that a later version wrote is kept for it.
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
      // One value that the browser cannot read must not hide the others.
      const found = await Promise.all(
        keys.map(async (key) => commandIn(await rows.getItem<unknown>(key).catch(unlessClosed), key)),
      );
      found.forEach((command, at) => {
        if (command === undefined) unreadable.push(keys[at] ?? '');
        else if (command !== null) commands.push(command);
      });
      return { commands, unreadable } satisfies StoredCommands;
    },
    // Throws where the browser fails to read the row: it is still there, and its command must not count as removed.
    loadCommand: async (id) => (await commandIn(await rows.getItem<unknown>(id), id)) ?? undefined,
    putCommand: async (command) => {
      await rows.setItem(command.id, { ...command, version: rowsVersion });
    },
    deleteCommand: (id) => rows.removeItem(id),
  };
}

/** A browser that has closed the storage reads none of its rows. */
function unlessClosed(error: unknown): undefined {
  if (error instanceof DOMException && error.name === 'InvalidStateError') throw error;
}

/** `null` where there is no row, `undefined` where it cannot be read as a command. */
async function commandIn(row: unknown, key: string): Promise<Command | null | undefined> {
  if (row === null) return null;
  if (!isJsonObject(row)) return undefined;
  const { version, ...stored } = row as Readonly<Record<string, unknown>>;
  if (typeof version !== 'number' || version > rowsVersion) return undefined;
  const { parseCommand } = await import('../base/parses');
  const command = upgraded('command', stored, version);
  const parsed = parseCommand(command);
  // Parsing proves the shape; what a later version added beside it stays.
  return parsed.ok && parsed.value.id === key ? (command as unknown as Command) : undefined;
}
