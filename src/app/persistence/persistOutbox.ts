import type { UnknownAction } from '@reduxjs/toolkit';
import type { RowStore } from '@/backend/rows';
import type { Ledger } from '@/features/wiki/outbox/ledger';
import { outboxActions } from '@/features/wiki/outbox/outboxSlice';
import type { Command, CommandId } from '@/model/command';

export interface OutboxPersistence {
  /** The stored row once all writes are done; what could not be stored is read from memory, so it is still sent. */
  readonly loadCommand: (id: CommandId) => Promise<Command | undefined>;
  readonly stop: () => void;
}

/** Tells the other tabs of this browser that a row was written. */
export interface Channel {
  readonly post: (id: CommandId) => void;
  readonly subscribe: (listener: (id: CommandId) => void) => () => void;
}

/**
 * Writes each command as a row of its own when it changes, and takes over rows that another tab has written.
 * It reads the ledger, so that showing the past writes nothing.
 */
export function startOutboxPersistence(
  rows: RowStore,
  ledger: Ledger,
  channel: Channel,
  dispatch: (action: UnknownAction) => void,
  report: (error: unknown) => void,
): OutboxPersistence {
  const stored = new Set<CommandId>();
  let writing: Promise<void> = Promise.resolve();

  const write = (id: CommandId, work: () => Promise<void>) => {
    writing = writing.then(work).then(
      () => channel.post(id),
      (error: unknown) => {
        // What the row says is out of date from here on.
        stored.delete(id);
        report(error);
      },
    );
  };

  const unsubscribe = ledger.subscribe((now, before, action) => {
    if (now.outbox === before.outbox) return;
    if (outboxActions.restored.match(action)) {
      for (const { id } of action.payload) stored.add(id);
      return;
    }
    if (outboxActions.synced.match(action)) {
      if (action.payload.row) stored.add(action.payload.id);
      return;
    }
    for (const command of now.outbox.commands) {
      if (before.outbox.commands.includes(command)) continue;
      write(command.id, async () => {
        await rows.putCommand(command);
        stored.add(command.id);
      });
    }
    for (const { id } of before.outbox.commands) {
      if (!now.outbox.commands.some((command) => command.id === id)) write(id, () => rows.deleteCommand(id));
    }
  });

  const readRow = async (id: CommandId) => {
    await writing;
    return (await rows.loadCommands()).find((row) => row.id === id);
  };
  const inMemory = (id: CommandId) => ledger.read().outbox.commands.find((command) => command.id === id);

  const unlisten = channel.subscribe((id) => {
    void readRow(id).then((row) => {
      // A row that is missing because this tab could not store it is not gone.
      if (row !== undefined || stored.has(id)) dispatch(outboxActions.synced({ id, row }));
    }, report);
  });

  return {
    loadCommand: async (id) => {
      await writing;
      if (!stored.has(id)) return inMemory(id);
      return readRow(id).catch(() => inMemory(id));
    },
    stop: () => {
      unsubscribe();
      unlisten();
    },
  };
}

/** A channel between the tabs of one origin; without the platform's, a tab talks to nobody. */
export function createTabChannel(name: string): Channel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, subscribe: () => () => {} };
  const channel = new BroadcastChannel(name);
  return {
    post: (id) => channel.postMessage(id),
    subscribe: (listener) => {
      // Only `post` above writes to this channel.
      const onMessage = (event: MessageEvent<unknown>) => listener(event.data as CommandId);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
