import type { SnapshotStore } from '../../functions/src/publish/snapshot/snapshotStore';

export function createMemoryStore(): SnapshotStore {
  const files = new Map<string, Buffer>();
  return {
    read: async (name) => files.get(name),
    write: async (name, content) => void files.set(name, content),
    list: async () => [...files.keys()],
    delete: async (name) => void files.delete(name),
  };
}
