import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { limits } from '@/model/schema/limits';
import { purgeBefore } from '@/model/records/tombstones';
import { millis } from '../../base/documents';
import { changePages } from '../../base/pages';
import { transactOn } from '../../base/work';

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
  const marked = db.collection('player').orderBy('replaces');
  const services = { db, transact: transactOn(db), hasTime };
  const { changed } = await changePages(services, marked, pageSize, (tx, docs) => {
    const old = docs.filter((doc) => (millis(doc.get('updatedAt')) ?? 0) < purgeBefore(now));
    for (const { ref } of old) tx.update(ref, { replaces: FieldValue.delete() });
    return old.length;
  });
  return changed;
}
