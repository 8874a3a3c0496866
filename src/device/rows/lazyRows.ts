import type { RowStore } from '@/backend/rows';

/**
 * Rows whose code loads with the first call, so that a first visit, which has no rows, paints without it. Code that did not
 * load is asked for again by the next call.
 */
export function createLazyRows(load: () => Promise<RowStore>): RowStore {
  let loading: Promise<RowStore> | undefined;
  const rows = (): Promise<RowStore> =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  return {
    open: async () => (await rows()).open(),
    append: async (entries) => (await rows()).append(entries),
    fold: async (first) => (await rows()).fold(first),
    clear: async (kept) => (await rows()).clear(kept),
    forget: async () => (await rows()).forget(),
    loadCommands: async () => (await rows()).loadCommands(),
    loadCommand: async (id) => (await rows()).loadCommand(id),
    putCommand: async (command) => (await rows()).putCommand(command),
    deleteCommand: async (id) => (await rows()).deleteCommand(id),
  };
}
