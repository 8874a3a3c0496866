import { FieldPath, Timestamp, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { plainDoc } from '@/lib/plainData';
import type { PublishedTombstone } from '@/model/published/publishedChanges';
import { isHiddenPlayer } from '@/model/privacy/hiding';
import { publishedPlayer } from '@/model/published/publishedPlayer';
import { recordParsers } from '@/model/parsing/recordParsers';
import type { AnyRecord } from '@/model/records/records';
import { laterRestoration, restoredAmong } from '@/model/operating/restoration';
import type { Collection } from '@/model/schema/recordSchema';

/** A collection at approximately one time, in its published form. */
export interface CollectionCopy {
  /** By time of last change, then by id. */
  readonly records: readonly AnyRecord[];
  readonly gone: readonly PublishedTombstone[];
  /** Latest time of change seen, tombstones included. */
  readonly watermark: number | undefined;
  /** Server time before the first read. */
  readonly checkedAt: number;
  /** Latest restore from a backup that a tombstone mentions. */
  readonly restoredAt?: number;
  readonly unreadable: readonly string[];
}

/**
 * Reads in pages ordered by change, like a client's first fill. A record that changes meanwhile appears on a
 * later page, which replaces its earlier state.
 *
 * @param from only changes at this time (epoch milliseconds) or later; by default all
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

export const readSince =
  (db: Firestore) =>
  (collection: Collection, from: number): Promise<CollectionCopy> =>
    readCollection(db, collection, { from });
