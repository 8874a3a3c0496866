import { readChangesList, writeList } from '../../functions/src/snapshot/publishChanges';
import type { SnapshotStore } from '../../functions/src/snapshot/snapshotStore';

/**
 * Tells pages the least version from which writes are taken, in the published list as it stands: nothing is read of the
 * database. Answers whether there is such a list.
 */
export async function tellPages(store: SnapshotStore, accepts: number): Promise<boolean> {
  const list = await readChangesList(store);
  if (!list) return false;
  await writeList(store, { ...list, accepts });
  return true;
}
