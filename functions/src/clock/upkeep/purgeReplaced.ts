import { FieldValue, type Firestore, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { limits } from '@/model/schema/limits';
import { purgeBefore } from '@/model/records/tombstones';
import { millis } from '../../base/documents';

/**
 * Removes `replaces` from pages with a new id: with it, someone who guesses the old id could confirm the
 * guess. Like tombstones it serves devices that were away; a device away for longer rereads all records. The
 * page keeps its `updatedAt`. Returns how many.
 */
export async function purgeReplaced(
  db: Firestore,
  now: number,
  hasTime: () => boolean,
  pageSize: number = limits.writesPerTransaction,
): Promise<number> {
  const marked = db.collection('player').orderBy('replaces').limit(pageSize);
  let purged = 0;
  for (let last: QueryDocumentSnapshot | undefined; hasTime();) {
    const page = await purgePage(db, last ? marked.startAfter(last) : marked, purgeBefore(now));
    purged += page.purged;
    last = page.last;
    if (last === undefined) break;
  }
  return purged;
}

const purgePage = (db: Firestore, marked: Query, before: number) =>
  db.runTransaction(async (tx) => {
    const { docs } = await tx.get(marked);
    const old = docs.filter((doc) => (millis(doc.get('updatedAt')) ?? 0) < before);
    for (const { ref } of old) tx.update(ref, { replaces: FieldValue.delete() });
    return { purged: old.length, last: docs.at(-1) };
  });
