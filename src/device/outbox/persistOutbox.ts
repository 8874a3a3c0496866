import type { UnknownAction } from '@reduxjs/toolkit';
import { dequal } from 'dequal';
import type { RowStore } from '@/backend/rows';
import { backoffMs } from '@/lib/backoff';
import { within } from '@/lib/within';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { unanswered } from '@/wiki/outbox/reconcile';
import type { Command, CommandId } from '@/model/command';
import type { EffectStore } from '@/store/createListeners';
import { SilentStorageError } from '../base/storageErrors';
import type { Channel } from '../base/tabChannel';

export interface OutboxPersistence {
  /** The stored row once all its writes are done; what could not be stored is read from memory, so it is still sent. */
  readonly loadCommand: (id: CommandId) => Promise<Command | undefined>;
  readonly stop: () => void;
}

export interface OutboxPersistenceOptions {
  readonly rows: Pick<RowStore, 'loadCommand' | 'putCommand' | 'deleteCommand'>;
  readonly store: EffectStore;
  readonly channel: Channel;
  readonly dispatch: (action: UnknownAction) => void;
  readonly report: (error: unknown) => void;
  /** Told whenever other commands than before are in this tab only. */
  readonly onUnstored: (ids: readonly CommandId[]) => void;
}

/** Storage that does not answer within this time is treated as full: the command stays in memory, and is sent. */
const answerWithinMs = { first: 5_000, then: 250 };

const retryMs = { first: 2_000, most: 60_000 };

/**
 * Writes each command as a row of its own when it changes, and takes over rows that another tab has written.
 * A row that could not be written is tried again until it is, as the command then is; meanwhile the command is in this
 * tab only.
 */
export function startOutboxPersistence(options: OutboxPersistenceOptions): OutboxPersistence {
  const { rows, store, channel, dispatch, report, onUnstored } = options;
  const stored = new Set<CommandId>();
  /** Rows that do not say what their command is now. */
  const behind = new Set<CommandId>();
  let told = '';
  /** Of each row only: a new command must not wait on the disk behind what became of others. */
  const writing = new Map<CommandId, Promise<void>>();
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let tries = 1;
  let stopped = false;
  /** After one silence the next is not waited for as long again: sending waits for the writes. */
  let patience = answerWithinMs.first;

  const inMemory = (id: CommandId) => store.getState().outbox.commands.find((command) => command.id === id);

  function tell(): void {
    const ids = [...behind].filter((id) => inMemory(id) !== undefined).sort();
    if (told === ids.join()) return;
    told = ids.join();
    onUnstored(ids);
  }

  function write(id: CommandId, work: () => Promise<void>): void {
    const written = (writing.get(id) ?? Promise.resolve())
      .then(() => {
        const done = work();
        // Should this tab die before it can say that the row is there: reading waits for a write that has begun.
        channel.post(id);
        return answered(done, patience);
      })
      .then(
        () => {
          behind.delete(id);
          tries = 1;
          patience = answerWithinMs.first;
          channel.post(id);
        },
        (error: unknown) => {
          // The row's content is out of date from here on.
          stored.delete(id);
          behind.add(id);
          if (error instanceof SilentStorageError) patience = answerWithinMs.then;
          retryLater();
          report(error);
        },
      )
      .then(() => {
        if (writing.get(id) === written) writing.delete(id);
        tell();
      });
    writing.set(id, written);
  }

  const put = (command: Command) =>
    write(command.id, async () => {
      await rows.putCommand(command);
      stored.add(command.id);
    });

  /** Writes the changes of this tab in the instant in which another wrote the row. */
  function putUnknownTo(row: Command, now: readonly Command[], before: readonly Command[]): void {
    for (const command of now) {
      const isKnown =
        command.id === row.id ? dequal(unanswered(command), unanswered(row)) : before.includes(command);
      if (!isKnown) put(command);
    }
  }

  const drop = (id: CommandId) => write(id, () => rows.deleteCommand(id));

  function retryLater(): void {
    if (stopped) return;
    clearTimeout(retryTimer);
    // One device meets nobody at its own disk.
    retryTimer = setTimeout(
      retry,
      backoffMs(tries, retryMs, () => 1),
    );
  }

  function retry(): void {
    tries += 1;
    for (const id of behind) {
      const command = inMemory(id);
      if (command === undefined) drop(id);
      else put(command);
    }
  }

  const stopListening = store.listen((now, before, action) => {
    if (now.outbox === before.outbox && !outboxActions.synced.match(action)) return;
    if (outboxActions.restored.match(action)) {
      for (const { id } of action.payload) stored.add(id);
      return;
    }
    if (outboxActions.synced.match(action)) {
      const { row } = action.payload;
      if (row === undefined) return;
      stored.add(row.id);
      putUnknownTo(row, now.outbox.commands, before.outbox.commands);
      return;
    }
    for (const command of now.outbox.commands) if (!before.outbox.commands.includes(command)) put(command);
    for (const { id } of before.outbox.commands) {
      if (!now.outbox.commands.some((command) => command.id === id)) drop(id);
    }
  });

  const readRow = async (id: CommandId) => {
    await writing.get(id);
    return answered(rows.loadCommand(id), patience);
  };

  async function takeOver(id: CommandId): Promise<void> {
    const before = inMemory(id);
    const row = await readRow(id);
    // A row that is missing because this tab could not store it is not gone, and one that is behind is not news.
    if (behind.has(id)) return;
    // Nor is one that was read while this tab changed the command.
    if (writing.has(id) || inMemory(id) !== before) return takeOver(id);
    if (row !== undefined || stored.has(id)) dispatch(outboxActions.synced({ id, row }));
  }

  const unlisten = channel.subscribe((id) => void takeOver(id).catch(report));

  return {
    loadCommand: async (id) => {
      await writing.get(id);
      if (!stored.has(id)) return inMemory(id);
      return readRow(id).catch(() => inMemory(id));
    },
    stop: () => {
      stopped = true;
      clearTimeout(retryTimer);
      stopListening();
      unlisten();
    },
  };
}

const answered = <T>(work: Promise<T>, withinMs: number): Promise<T> =>
  within(work, withinMs, () => new SilentStorageError('The outbox'));
