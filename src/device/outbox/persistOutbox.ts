import type { UnknownAction } from '@reduxjs/toolkit';
import { dequal } from 'dequal';
import type { RowStore } from '@/backend/rows';
import { backoffMs } from '@/lib/backoff';
import { within } from '@/lib/within';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { unanswered } from '@/wiki/outbox/reconcile';
import type { Command, CommandId } from '@/model/proposals/command';
import type { EffectStore } from '@/store/createListeners';
import { SilentStorageError } from '../base/storageErrors';
import type { Channel } from '../base/tabChannel';

export interface OutboxPersistence {
  /**
   * The row after all its pending writes. Falls back to memory if storage failed or was cleared, so the command is
   * still sent.
   */
  readonly loadCommand: (id: CommandId) => Promise<Command | undefined>;
  readonly stop: () => void;
}

export interface OutboxPersistenceOptions {
  readonly rows: Pick<RowStore, 'loadCommand' | 'putCommand' | 'deleteCommand'>;
  readonly store: EffectStore;
  readonly channel: Channel;
  readonly dispatch: (action: UnknownAction) => void;
  readonly report: (error: unknown) => void;
  /** Called with the commands that exist only in this tab, when these change. */
  readonly onUnstored: (ids: readonly CommandId[]) => void;
}

/** If storage does not answer in this time, treat it as full: the command remains in memory and is sent. */
const answerWithinMs = { first: 5_000, then: 250 };

const retryMs = { first: 2_000, most: 60_000 };
const mostReads = 4;

/**
 * Writes each changed command as a row and takes over rows that other tabs wrote. A failed write is retried
 * with the then current command, which until then exists only in this tab.
 */
export function startOutboxPersistence(options: OutboxPersistenceOptions): OutboxPersistence {
  const { store, channel, dispatch, report } = options;
  const inMemory = (id: CommandId) => store.getState().outbox.commands.find((command) => command.id === id);
  const written = createCommandRows(options, inMemory);
  /** Rows that other tabs have announced. */
  const announced = new Set<CommandId>();

  const stopListening = store.listen((now, before, action) => {
    if (now.outbox === before.outbox && !outboxActions.synced.match(action)) return;
    const [commands, previous] = [now.outbox.commands, before.outbox.commands];
    if (outboxActions.restored.match(action)) {
      for (const { id } of action.payload) written.note(id);
      return;
    }
    if (outboxActions.synced.match(action)) {
      const { row } = action.payload;
      if (row === undefined) return;
      written.note(row.id);
      for (const command of changedBeside(row, commands, previous)) written.put(command);
      return;
    }
    // An import has thousands of commands, so avoid comparing each with all.
    const known = new Set(previous);
    const left = new Set(commands.map(({ id }) => id));
    for (const command of commands) if (!known.has(command)) written.put(command);
    for (const { id } of previous) if (!left.has(id)) written.drop(id);
  });

  async function takeOver(id: CommandId): Promise<void> {
    const before = inMemory(id);
    const row = await written.read(id);
    // A missing or outdated row is no news if this tab itself failed to write it.
    if (written.isBehind(id)) return;
    // Read again if this tab changed the command meanwhile.
    if (written.isWriting(id) || inMemory(id) !== before) return takeOver(id);
    if (row !== undefined || written.isStored(id)) dispatch(outboxActions.synced({ id, row }));
  }

  // The other tab announces a row only once, so a failed read is retried.
  const reading = createRetries(takeOver, report);
  const unlisten = channel.subscribe((id) => {
    announced.add(id);
    reading.begin(id);
  });

  return {
    loadCommand: async (id) => {
      await written.writing(id);
      if (!written.isStored(id)) return inMemory(id);
      const row = await written.read(id).catch(() => inMemory(id));
      // Browsers clear the storage of an open page. A row that another tab removes is announced before.
      return row ?? (announced.has(id) ? undefined : inMemory(id));
    },
    stop: () => {
      reading.stop();
      written.stop();
      stopListening();
      unlisten();
    },
  };
}

function createRetries(work: (id: CommandId) => Promise<void>, report: (error: unknown) => void) {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let stopped = false;
  function run(id: CommandId, tries: number): void {
    work(id).catch((error: unknown) => {
      report(error);
      if (stopped || tries === mostReads) return;
      const again = () => {
        timers.delete(timer);
        run(id, tries + 1);
      };
      const timer = setTimeout(
        again,
        backoffMs(tries, retryMs, () => 1),
      );
      timers.add(timer);
    });
  }
  return {
    begin: (id: CommandId) => run(id, 1),
    stop: () => {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** Commands that this tab changed while another tab wrote the row. */
const changedBeside = (row: Command, now: readonly Command[], before: readonly Command[]) =>
  now.filter((command) =>
    command.id === row.id ? !dequal(unanswered(command), unanswered(row)) : !before.includes(command),
  );

type InMemory = (id: CommandId) => Command | undefined;

function createCommandRows(
  { rows, channel, report, onUnstored }: OutboxPersistenceOptions,
  inMemory: InMemory,
) {
  const stored = new Set<CommandId>();
  const queue = createRowQueue();
  const behind = createBehind({ inMemory, rewrite, onUnstored });

  function write(id: CommandId, work: () => Promise<void>): void {
    const begin = () => {
      const done = work();
      // Announce before the write too, in case this tab dies during it. Readers wait for a write that has
      // begun.
      channel.post(id);
      return done;
    };
    queue.write(id, begin, {
      done: () => {
        behind.delete(id);
        channel.post(id);
      },
      failed: (error) => {
        // The row is outdated now.
        stored.delete(id);
        behind.add(id);
        report(error);
      },
      ended: behind.tell,
    });
  }

  const put = (command: Command) =>
    write(command.id, async () => {
      await rows.putCommand(command);
      stored.add(command.id);
    });
  const drop = (id: CommandId) => write(id, () => rows.deleteCommand(id));

  function rewrite(id: CommandId): void {
    const command = inMemory(id);
    if (command === undefined) drop(id);
    else put(command);
  }

  return {
    put,
    drop,
    read: (id: CommandId) => queue.read(id, () => rows.loadCommand(id)),
    note: (id: CommandId): void => void stored.add(id),
    isStored: (id: CommandId) => stored.has(id),
    isBehind: behind.has,
    isWriting: (id: CommandId) => queue.writing(id) !== undefined,
    writing: queue.writing,
    stop: behind.stop,
  };
}

interface WriteOutcome {
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
  readonly ended: () => void;
}

/** Serializes the writes of each row separately, so a new command does not wait for the writes of others. */
function createRowQueue() {
  const writing = new Map<CommandId, Promise<void>>();
  /** After one timeout wait only briefly for the next: sending waits for writes. */
  let patience = answerWithinMs.first;

  function write(id: CommandId, work: () => Promise<void>, { done, failed, ended }: WriteOutcome): void {
    const written = (writing.get(id) ?? Promise.resolve())
      .then(() => answered(work(), patience))
      .then(
        () => {
          patience = answerWithinMs.first;
          done();
        },
        (error: unknown) => {
          if (error instanceof SilentStorageError) patience = answerWithinMs.then;
          failed(error);
        },
      )
      .then(() => {
        if (writing.get(id) === written) writing.delete(id);
        ended();
      });
    writing.set(id, written);
  }

  return {
    write,
    /** Waits for pending writes of the row. */
    read: async <T>(id: CommandId, load: () => Promise<T>): Promise<T> => {
      await writing.get(id);
      return answered(load(), patience);
    },
    /** Resolves when the row's writes have ended, successfully or not; `undefined` without any. */
    writing: (id: CommandId) => writing.get(id),
  };
}

interface BehindOptions extends Pick<OutboxPersistenceOptions, 'onUnstored'> {
  readonly inMemory: InMemory;
  readonly rewrite: (id: CommandId) => void;
}

/** Rows that lag behind their command. They are rewritten until they match. */
function createBehind({ inMemory, rewrite, onUnstored }: BehindOptions) {
  const behind = new Set<CommandId>();
  let told = '';
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let tries = 1;
  let stopped = false;

  function retry(): void {
    tries += 1;
    for (const id of behind) rewrite(id);
  }

  return {
    has: (id: CommandId) => behind.has(id),
    add: (id: CommandId): void => {
      behind.add(id);
      if (stopped) return;
      clearTimeout(retryTimer);
      // No jitter: other devices do not share this disk.
      const delayMs = backoffMs(tries, retryMs, () => 1);
      retryTimer = setTimeout(retry, delayMs);
    },
    delete: (id: CommandId): void => {
      behind.delete(id);
      tries = 1;
    },
    tell: (): void => {
      const ids = [...behind].filter((id) => inMemory(id) !== undefined).sort();
      if (told === ids.join()) return;
      told = ids.join();
      onUnstored(ids);
    },
    stop: (): void => {
      stopped = true;
      clearTimeout(retryTimer);
    },
  };
}

const answered = <T>(work: Promise<T>, withinMs: number): Promise<T> =>
  within(work, withinMs, () => new SilentStorageError('The outbox'));
