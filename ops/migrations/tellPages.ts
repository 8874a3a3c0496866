import { readChangesList, writeList } from '../../functions/src/publish/snapshot/publishChanges';
import type { SnapshotStore } from '../../functions/src/publish/snapshot/snapshotStore';

/**
 * Publishes the lowest accepted version in the current list of changes, without reading the database. Answers whether
 * there is a list.
 */
export async function tellPages(store: SnapshotStore, accepts: number): Promise<boolean> {
  const list = await readChangesList(store);
  if (!list) return false;
  await writeList(store, { ...list, accepts });
  return true;
}
