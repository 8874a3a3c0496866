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
  const written = new CommandRows(options, inMemory);
  /** Rows that other tabs have announced and that were not found. */
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
    // Announced before and after its write. Only one that is missing was removed.
    if (row !== undefined) announced.delete(id);
    // A missing or outdated row is no news if this tab itself failed to write it.
    if (written.isBehind(id)) return;
    // Read again if this tab changed the command meanwhile.
    if (written.writing(id) !== undefined || inMemory(id) !== before) return takeOver(id);
    if (row !== undefined || written.isStored(id)) dispatch(outboxActions.synced({ id, row }));
  }

  // The other tab announces a row only once, so a failed read is retried.
  const reading = new Retries(takeOver, report);
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

class Retries {
  readonly #work: (id: CommandId) => Promise<void>;
  readonly #report: (error: unknown) => void;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #isStopped = false;

  constructor(work: (id: CommandId) => Promise<void>, report: (error: unknown) => void) {
    this.#work = work;
    this.#report = report;
  }

  begin(id: CommandId, tries = 1): void {
    this.#work(id).catch((error: unknown) => {
      this.#report(error);
      if (!this.#isStopped && tries !== mostReads) this.#again(id, tries);
    });
  }

  #again(id: CommandId, tries: number): void {
    const begin = () => {
      this.#timers.delete(timer);
      this.begin(id, tries + 1);
    };
    const timer = setTimeout(
      begin,
      backoffMs(tries, retryMs, () => 1),
    );
    this.#timers.add(timer);
  }

  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
  }
}

const changedBeside = (row: Command, now: readonly Command[], before: readonly Command[]) =>
  now.filter((command) =>
    command.id === row.id ? !dequal(unanswered(command), unanswered(row)) : !before.includes(command),
  );

type InMemory = (id: CommandId) => Command | undefined;

/** The stored rows of commands. Writes of one row follow each other; those of other rows do not wait for them. */
class CommandRows {
  readonly #options: OutboxPersistenceOptions;
  readonly #inMemory: InMemory;
  readonly #behind: RowsBehind;
  readonly #stored = new Set<CommandId>();
  readonly #writing = new Map<CommandId, Promise<void>>();
  /** After one timeout wait only briefly for the next: sending waits for writes. */
  #patience = answerWithinMs.first;
  #told = '';

  constructor(options: OutboxPersistenceOptions, inMemory: InMemory) {
    this.#options = options;
    this.#inMemory = inMemory;
    this.#behind = new RowsBehind((id) => this.#rewrite(id));
  }

  put(command: Command): void {
    this.#write(command.id, async () => {
      await this.#options.rows.putCommand(command);
      this.#stored.add(command.id);
    });
  }

  drop(id: CommandId): void {
    this.#write(id, () => this.#options.rows.deleteCommand(id));
  }

  async read(id: CommandId): Promise<Command | undefined> {
    await this.#writing.get(id);
    return answered(this.#options.rows.loadCommand(id), this.#patience);
  }

  note(id: CommandId): void {
    this.#stored.add(id);
  }

  isStored(id: CommandId): boolean {
    return this.#stored.has(id);
  }

  isBehind(id: CommandId): boolean {
    return this.#behind.has(id);
  }

  /** Resolves when the row's writes have ended, successfully or not; `undefined` without any. */
  writing(id: CommandId): Promise<void> | undefined {
    return this.#writing.get(id);
  }

  stop(): void {
    this.#behind.stop();
  }

  #rewrite(id: CommandId): void {
    const command = this.#inMemory(id);
    if (command === undefined) this.drop(id);
    else this.put(command);
  }

  #write(id: CommandId, work: () => Promise<void>): void {
    const written = this.#writeNext(id, work).then(() => {
      if (this.#writing.get(id) === written) this.#writing.delete(id);
      this.#tellUnstored();
    });
    this.#writing.set(id, written);
  }

  async #writeNext(id: CommandId, work: () => Promise<void>): Promise<void> {
    const { channel, report } = this.#options;
    await this.#writing.get(id);
    try {
      const done = work();
      // Announce before the write too, in case this tab dies during it. Readers wait for a write that has
      // begun.
      channel.post(id);
      await answered(done, this.#patience);
      this.#patience = answerWithinMs.first;
      this.#behind.delete(id);
      channel.post(id);
    } catch (error) {
      if (error instanceof SilentStorageError) this.#patience = answerWithinMs.then;
      this.#stored.delete(id);
      this.#behind.add(id);
      report(error);
    }
  }

  #tellUnstored(): void {
    const ids = this.#behind.ids().filter((id) => this.#inMemory(id) !== undefined);
    if (this.#told === ids.join()) return;
    this.#told = ids.join();
    this.#options.onUnstored(ids);
  }
}

/** Rows that lag behind their command. They are rewritten until they match. */
class RowsBehind {
  readonly #rewrite: (id: CommandId) => void;
  readonly #ids = new Set<CommandId>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tries = 1;
  #stopped = false;

  constructor(rewrite: (id: CommandId) => void) {
    this.#rewrite = rewrite;
  }

  has(id: CommandId): boolean {
    return this.#ids.has(id);
  }

  ids(): CommandId[] {
    return [...this.#ids].sort();
  }

  add(id: CommandId): void {
    this.#ids.add(id);
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    // No jitter: other devices do not share this disk.
    const delayMs = backoffMs(this.#tries, retryMs, () => 1);
    this.#timer = setTimeout(() => this.#retry(), delayMs);
  }

  delete(id: CommandId): void {
    this.#ids.delete(id);
    this.#tries = 1;
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #retry(): void {
    this.#tries += 1;
    for (const id of this.#ids) this.#rewrite(id);
  }
}

const answered = <T>(work: Promise<T>, withinMs: number): Promise<T> =>
  within(work, withinMs, () => new SilentStorageError('The outbox'));
