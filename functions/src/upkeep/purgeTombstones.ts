import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { limits } from '@/model/schema/limits';
import { collections, type Collection } from '@/model/schema/recordSchema';
import { purgeBefore } from '@/model/tombstones';

export interface PurgeServices {
  readonly db: Firestore;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Tells whether there is time for another page. */
  readonly hasTime: () => boolean;
  /** Hears of every page. */
  readonly log: (page: { readonly collection: Collection; readonly purged: number }) => void;
  /** Documents of one page. */
  readonly pageSize?: number;
}

export interface Purged {
  readonly purged: number;
  /** True if no old tombstone is left; else the next run goes on. */
  readonly complete: boolean;
}

/**
 * Deletes tombstones for good once every client that was not away for longer has heard of them. Each page is read and
 * deleted in one transaction, so that what somebody writes meanwhile is judged anew; a run that breaks off leaves
 * nothing half done, and the next one finds the rest.
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
