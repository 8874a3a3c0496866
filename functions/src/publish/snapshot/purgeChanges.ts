import type { ChangesFile, ChangesList, PublishedChanges } from '@/model/published/publishedChanges';
import type { Collection } from '@/model/schema/recordSchema';
import {
  deleteOtherChanges,
  filesOf,
  inEachCollection,
  readChanges,
  readChangesList,
  writeList,
  type Change,
} from './publishChanges';
import { writeFile } from './publishedFiles';
import type { SnapshotStore } from './snapshotStore';

/** Time of each record's last change by id, tombstones included, in epoch milliseconds. */
export type NewestTimes = Readonly<Record<Collection, ReadonlyMap<string, number>>>;

/**
 * Removes outdated states of records from the list of changes and its files, and deletes the old files at
 * once. Readers lose nothing: the last change is in the list or in the next publication.
 */
export async function purgeChanges(store: SnapshotStore, newest: NewestTimes): Promise<void> {
  const list = await readChangesList(store);
  if (!list) return;
  const purged = await inEachCollection((collection) =>
    purgedChanges(store, collection, list.collections[collection], newest[collection]),
  );
  const next: ChangesList = { ...list, collections: purged };
  await writeList(store, next);
  await deleteOtherChanges(store, filesOf(next));
}

async function purgedChanges(
  store: SnapshotStore,
  collection: Collection,
  changes: PublishedChanges,
  newest: ReadonlyMap<string, number>,
): Promise<PublishedChanges> {
  let files: readonly ChangesFile[] = [];
  for (const file of changes.files) {
    const content = await readChanges(store, file);
    // A file is missing, so only those after it form a gapless list.
    if (content === undefined) files = [];
    else files = [...files, await purgedFile(store, collection, file, content, newest)];
  }
  return { ...changes, files };
}

async function purgedFile(
  store: SnapshotStore,
  collection: Collection,
  file: ChangesFile,
  content: readonly Change[],
  newest: ReadonlyMap<string, number>,
): Promise<ChangesFile> {
  // An unknown record is removed entirely, tombstone included.
  const current = content.filter(({ id, updatedAt = 0 }) => updatedAt >= (newest.get(id) ?? Infinity));
  if (current.length === content.length) return file;
  const written = await writeFile(store, `${collection}-changes`, 'json', JSON.stringify(current));
  return { ...written, count: current.length, from: file.from, watermark: file.watermark };
}
