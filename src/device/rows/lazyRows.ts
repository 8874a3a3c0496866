import type { RowStore } from '@/backend/rows';
import { onceLoaded } from '@/lib/onceLoaded';

/** Loads the code with the first call. A first visit has no rows and paints without it. */
export function createLazyRows(load: () => Promise<RowStore>): RowStore {
  const rows = onceLoaded(load);
  return {
    open: async (show) => (await rows()).open(show),
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
