import { FieldPath, Timestamp, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { plainDoc } from '@/lib/plainData';
import type { PublishedTombstone } from '@/model/published/publishedChanges';
import { isHiddenPlayer } from '@/model/hiding';
import { publishedPlayer } from '@/model/published/publishedPlayer';
import { recordParsers } from '@/model/parsing/recordParsers';
import type { AnyRecord } from '@/model/records';
import { laterRestoration, restoredAmong } from '@/model/restoration';
import type { Collection } from '@/model/schema/recordSchema';

/** The records of a collection at about one time, as files for everybody have them. */
export interface CollectionCopy {
  /** By the time of their last change, then by id. */
  readonly records: readonly AnyRecord[];
  /** The remains of those that were deleted, in the same order. */
  readonly gone: readonly PublishedTombstone[];
  /** The newest time of a change that was seen, tombstones included. */
  readonly watermark: number | undefined;
  /** Server time before the first record was read. */
  readonly checkedAt: number;
  /** When the wiki was restored from a backup, as tombstones among what was read say. */
  readonly restoredAt?: number;
  /** Documents that could not be read, one sentence each. */
  readonly unreadable: readonly string[];
}

/**
 * Reads as a client's first fill does: by pages in the order of change, so that what is written meanwhile comes on a later
 * page, and replaces what an earlier one showed of it.
 *
 * @param from only what was changed at this time (epoch milliseconds) or later; everything without it.
 */
export async function readCollection(
  db: Firestore,
  collection: Collection,
  { from, pageSize = 2_000 }: { readonly from?: number; readonly pageSize?: number } = {},
): Promise<CollectionCopy> {
  const all = db.collection(collection).orderBy('updatedAt').orderBy(FieldPath.documentId()).limit(pageSize);
  const byChange = from === undefined ? all : all.where('updatedAt', '>=', Timestamp.fromMillis(from));
  const records = new Map<string, AnyRecord>();
  const gone = new Map<string, PublishedTombstone>();
  const unreadable: string[] = [];
  let checkedAt: number | undefined;
  let watermark: number | undefined;
  let restoredAt: number | undefined;
  let last: QueryDocumentSnapshot | undefined;
  do {
    const page = await (last ? byChange.startAfter(last) : byChange).get();
    checkedAt ??= page.readTime.toMillis();
    for (const doc of page.docs) {
      const data = plainDoc(doc, Timestamp);
      const updatedAt = data?.['updatedAt'];
      if (typeof updatedAt === 'number') watermark = Math.max(watermark ?? updatedAt, updatedAt);
      restoredAt = laterRestoration(restoredAt, data && restoredAmong([data]));
      records.delete(doc.id);
      gone.delete(doc.id);
      if (data?.['deleted'] === true) {
        if (typeof updatedAt === 'number') gone.set(doc.id, { id: doc.id, updatedAt, deleted: true });
        continue;
      }
      const read = recordParsers[collection](data);
      if (read.ok) records.set(doc.id, publishedRecord(read.value));
      else unreadable.push(read.error);
    }
    last = page.size === pageSize ? page.docs.at(-1) : undefined;
  } while (last);
  return {
    records: [...records.values()],
    gone: [...gone.values()],
    watermark,
    checkedAt,
    ...(restoredAt !== undefined && { restoredAt }),
    unreadable,
  };
}

const publishedRecord = (record: AnyRecord): AnyRecord =>
  isHiddenPlayer(record) ? publishedPlayer(record) : record;

/** Reads what was changed from a time on, of the collections of one database. */
export const readSince =
  (db: Firestore) =>
  (collection: Collection, from: number): Promise<CollectionCopy> =>
    readCollection(db, collection, { from });
