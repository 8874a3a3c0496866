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
/** Times that a row is read which another tab has written; sending it reads it once more. */
const mostReads = 4;

/**
 * Writes each command as a row of its own when it changes, and takes over rows that another tab has written.
 * A row that could not be written is tried again until it is, as the command then is; meanwhile the command is in this
 * tab only.
 */
export function startOutboxPersistence(options: OutboxPersistenceOptions): OutboxPersistence {
  const { store, channel, dispatch, report } = options;
  const inMemory = (id: CommandId) => store.getState().outbox.commands.find((command) => command.id === id);
  const written = createCommandRows(options, inMemory);

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
    // An import waits with thousands, each of which would be compared with all.
    const known = new Set(previous);
    const left = new Set(commands.map(({ id }) => id));
    for (const command of commands) if (!known.has(command)) written.put(command);
    for (const { id } of previous) if (!left.has(id)) written.drop(id);
  });

  async function takeOver(id: CommandId): Promise<void> {
    const before = inMemory(id);
    const row = await written.read(id);
    // A row that is missing because this tab could not store it is not gone, and one that is behind is not news.
    if (written.isBehind(id)) return;
    // Nor is one that was read while this tab changed the command.
    if (written.isWriting(id) || inMemory(id) !== before) return takeOver(id);
    if (row !== undefined || written.isStored(id)) dispatch(outboxActions.synced({ id, row }));
  }

  // Nobody announces the row again, so a browser that fails to read it is asked again.
  const reading = createRetries(takeOver, report);
  const unlisten = channel.subscribe(reading.begin);

  return {
    loadCommand: async (id) => {
      await written.writing(id);
      if (!written.isStored(id)) return inMemory(id);
      return written.read(id).catch(() => inMemory(id));
    },
    stop: () => {
      reading.stop();
      written.stop();
      stopListening();
      unlisten();
    },
  };
}

/** Runs work again with backoff while it fails, some times. */
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

/** The commands that this tab changed in the instant in which another wrote the row. */
const changedBeside = (row: Command, now: readonly Command[], before: readonly Command[]) =>
  now.filter((command) =>
    command.id === row.id ? !dequal(unanswered(command), unanswered(row)) : !before.includes(command),
  );

type InMemory = (id: CommandId) => Command | undefined;

/** The rows of commands, and which of them this tab knows to be there. */
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
      // Should this tab die before it can say that the row is there: reading waits for a write that has begun.
      channel.post(id);
      return done;
    };
    queue.write(id, begin, {
      done: () => {
        behind.delete(id);
        channel.post(id);
      },
      failed: (error) => {
        // The row's content is out of date from here on.
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
    /** Takes note that the row is there, written by another tab or an earlier visit. */
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
  /** Called after either. */
  readonly ended: () => void;
}

/** The order of writes, of each row only: a new command must not wait on the disk behind what became of others. */
function createRowQueue() {
  const writing = new Map<CommandId, Promise<void>>();
  /** After one silence the next is not waited for as long again: sending waits for the writes. */
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
    /** Reads a row when its writes are done. */
    read: async <T>(id: CommandId, load: () => Promise<T>): Promise<T> => {
      await writing.get(id);
      return answered(load(), patience);
    },
    /** The end of a row's writes, however they end; `undefined` when there are none. */
    writing: (id: CommandId) => writing.get(id),
  };
}

interface BehindOptions extends Pick<OutboxPersistenceOptions, 'onUnstored'> {
  readonly inMemory: InMemory;
  readonly rewrite: (id: CommandId) => void;
}

/** Rows that do not say what their command is now. They are written again until they do. */
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
      // One device meets nobody at its own disk.
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
