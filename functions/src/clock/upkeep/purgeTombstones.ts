import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { limits } from '@/model/schema/limits';
import { collections, type Collection } from '@/model/schema/recordSchema';
import { purgeBefore } from '@/model/records/tombstones';

export interface PurgeServices {
  readonly db: Firestore;
  readonly now: () => number;
  readonly hasTime: () => boolean;
  readonly log: (page: { readonly collection: Collection; readonly purged: number }) => void;
  readonly pageSize?: number;
}

export interface Purged {
  readonly purged: number;
  readonly complete: boolean;
}

/**
 * Deletes tombstones when every device that was not away longer has received them. Each page is read and
 * deleted in one transaction, so a concurrent write is seen. An interrupted run leaves nothing half done, and
 * the next run finds the rest.
 */
export async function purgeTombstones(services: PurgeServices): Promise<Purged> {
  const { db, now, hasTime, log, pageSize = limits.writesPerTransaction } = services;
  const before = Timestamp.fromMillis(purgeBefore(now()));
  let purged = 0;
  for (const collection of collections) {
    const old = db
      .collection(collection)
      .where('deleted', '==', true)
      .where('updatedAt', '<', before)
      .orderBy('updatedAt')
      .limit(pageSize);
    for (let size = pageSize; size === pageSize;) {
      if (!hasTime()) return { purged, complete: false };
      size = await db.runTransaction(async (tx) => {
        const page = await tx.get(old);
        for (const { ref } of page.docs) tx.delete(ref);
        return page.size;
      });
      purged += size;
      if (size > 0) log({ collection, purged: size });
    }
  }
  return { purged, complete: true };
}
