import { FieldValue, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { isNewRecord, recordIdOf, type Delta } from '@/model/delta';
import { recordKey } from '@/model/namedRecords';
import { undoOf } from '@/model/reversal';
import { limits } from '@/model/schema/limits';
import { readDelta, readRecord } from '../base/documents';
import { deadlineExceeded } from '../base/storeErrors';
import { reversalId } from '../reverts/unit';

/** Records that are looked at side by side. */
const width = 8;

const note = 'Takes back what a banned account changed.';

/**
 * Proposes, as the moderator, the undoing of every edit by the author that was applied and still stands; one proposal
 * for a record, and one for each field that is edited by itself. Its id follows from what it undoes, so doing it again proposes nothing twice. Answers how many there are.
 */
export async function proposeUndoing(
  { db, hasTime }: { readonly db: Firestore; readonly hasTime: () => boolean },
  author: string,
  moderator: string,
): Promise<number> {
  const records = [...(await appliedByRecord(db, author)).entries()];
  let proposed = 0;
  for (let at = 0; at < records.length; at += width) {
    if (!hasTime()) throw deadlineExceeded();
    const some = records.slice(at, at + width);
    const made = await Promise.all(some.map(([key, applied]) => propose(db, key, applied, moderator)));
    proposed += made.reduce((sum, count) => sum + count, 0);
  }
  return proposed;
}

/** The author's applied edits by record, oldest first. */
async function appliedByRecord(
  db: Firestore,
  author: string,
): Promise<ReadonlyMap<string, readonly Delta[]>> {
  const byRecord = new Map<string, Delta[]>();
  const newestFirst = db
    .collection('delta')
    .where('author', '==', author)
    .where('status', '==', 'applied')
    .orderBy('decidedAt', 'desc')
    .limit(limits.writesPerTransaction);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const page = await (last ? newestFirst.startAfter(last) : newestFirst).get();
    for (const snapshot of page.docs) {
      const delta = readDelta(snapshot);
      if (!delta.ok || isNewRecord(delta.value)) continue;
      const key = recordKey({ collection: delta.value.collection, id: recordIdOf(delta.value) });
      byRecord.set(key, [delta.value, ...(byRecord.get(key) ?? [])]);
    }
    last = page.size === limits.writesPerTransaction ? page.docs.at(-1) : undefined;
  } while (last);
  return byRecord;
}

/** Answers how many proposals there are now. */
function propose(db: Firestore, key: string, applied: readonly Delta[], moderator: string): Promise<number> {
  const [first] = applied;
  if (!first) return Promise.resolve(0);
  const id = reversalId(applied.map((delta) => delta.id));
  return db.runTransaction(async (tx) => {
    const stored = await tx.get(db.doc(key));
    const live = readRecord(first.collection, stored);
    const proposals = live.ok && live.value ? undoOf(applied, live.value) : [];
    const refs = proposals.map(({ field }, at) =>
      // The first keeps the id by which an earlier version would find it.
      db.collection('delta').doc(at === 0 ? id : `${id}-${field}`),
    );
    const existing = refs.length === 0 ? [] : await tx.getAll(...refs);
    for (const [at, proposal] of proposals.entries()) {
      const ref = existing[at];
      if (ref?.exists !== false) continue;
      tx.create(ref.ref, {
        ...proposal,
        note,
        author: moderator,
        timestamp: FieldValue.serverTimestamp(),
        status: 'new',
      });
    }
    return proposals.length;
  });
}
