import type { JournalEntry, RowStore, StoredRows } from '@/backend/rows';
import type { Channel } from '@/device/base/tabChannel';
import { restoreOrder } from '@/device/rows/restoreOrder';
import { emptyRows, replay } from './replayRows';
import type { Command, CommandId } from '@/model/proposals/command';

/**
 * Copies as the database does; under jest, `structuredClone` would give objects of another realm. Rows are plain data.
 */
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

export interface MemoryDevice {
  readonly rows: RowStore;
  /** The wire of one tab: it receives the other tabs' messages, not its own. */
  readonly tab: () => Channel;
  /** Runs the work while no other tab does. */
  readonly exclusively: (name: string, work: () => Promise<void>) => Promise<void>;
  readonly commands: () => readonly Command[];
  readonly appended: () => readonly JournalEntry[];
  /** Refuses every write until called with `false`. */
  readonly setFull: (full: boolean) => void;
}

/** `latencyMs`: duration of each read and write of one command, as on a real disk; none by default. */
export function createMemoryDevice({ latencyMs = 0 } = {}): MemoryDevice {
  let records: StoredRows = emptyRows();
  let journal: JournalEntry[] = [];
  const appended: JournalEntry[] = [];
  const commands = new Map<CommandId, Command>();
  const tabs = new Set<Set<(id: CommandId) => void>>();
  const queues = new Map<string, Promise<void>>();
  let full = false;

  const disk = () =>
    latencyMs === 0 ? Promise.resolve() : new Promise<void>((resolve) => setTimeout(resolve, latencyMs));

  const write = async (work: () => void, done = Promise.resolve()) => {
    await done;
    if (full) throw new Error('QuotaExceededError');
    work();
  };

  return {
    rows: {
      open: async () => {
        const { entities, marks } = copyOf(replay(records, journal));
        return {
          journal: [],
          marks,
          damaged: false,
          readRest: async (take, done) => {
            for (const entity of restoreOrder) {
              take({ entity, rows: entities[entity] });
              await done(entity);
            }
            return [];
          },
        };
      },
      append: (entries) =>
        write(() => {
          const copy = copyOf(entries);
          journal.push(...copy);
          appended.push(...copy);
        }),
      fold: async () => {
        await write(() => {
          records = replay(records, journal);
          journal = [];
        });
        return [];
      },
      clear: (kept) =>
        write(() => {
          const { marks, entities } = replay(records, journal);
          const resets = Object.entries(entities).flatMap(([entity, { held }]) =>
            Object.keys(held)
              .filter((scope) => !kept(scope))
              .map(
                (scope) => ({ entity, scope, event: { kind: 'reset', docs: [] } }) as unknown as JournalEntry,
              ),
          );
          records = replay({ marks, entities }, resets);
          journal = [];
        }),
      forget: () =>
        write(() => {
          records = emptyRows();
          journal = [];
        }),
      loadCommands: async () => ({ commands: copyOf([...commands.values()]), unreadable: [] }),
      loadCommand: async (id) => {
        if (latencyMs > 0) await disk();
        const found = commands.get(id);
        return found && copyOf(found);
      },
      putCommand: (command) => write(() => void commands.set(command.id, copyOf(command)), disk()),
      deleteCommand: (id) => write(() => void commands.delete(id), disk()),
    },
    tab: () => {
      const listeners = new Set<(id: CommandId) => void>();
      tabs.add(listeners);
      return {
        post: (id) => {
          for (const others of tabs) {
            if (others !== listeners) for (const listener of others) queueMicrotask(() => listener(id));
          }
        },
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      };
    },
    exclusively: (name, work) => {
      const turn = (queues.get(name) ?? Promise.resolve()).then(work);
      queues.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
    commands: () => [...commands.values()],
    appended: () => appended,
    setFull: (next) => {
      full = next;
    },
  };
}
