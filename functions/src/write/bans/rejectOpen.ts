import { FieldPath, FieldValue, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { causeOf } from '@/model/cause';
import { limits } from '@/model/schema/limits';
import { counted, entryOf, type Act } from '../acts/act';
import { reasonFields } from '../../base/causes';
import { deadlineExceeded } from '../../base/storeErrors';

const reason = reasonFields(causeOf('accountBanned'));

/**
 * Rejects the author's open proposals in pages of one transaction, which also updates the count in the log
 * entry. Deltas that are being applied are left to the call that applies them.
 */
export async function rejectOpen(
  { db, hasTime }: { readonly db: Firestore; readonly hasTime: () => boolean },
  author: string,
  { id, by }: Pick<Act, 'id' | 'by'>,
): Promise<void> {
  const open = db
    .collection('delta')
    .where('author', '==', author)
    .where('status', '==', 'new')
    .orderBy(FieldPath.documentId())
    .limit(limits.writesPerTransaction - 1);
  let last: QueryDocumentSnapshot | undefined;
  do {
    if (!hasTime()) throw deadlineExceeded();
    last = await db.runTransaction(async (tx) => {
      const page = await tx.get(last ? open.startAfter(last) : open);
      const free = page.docs.filter((delta) => delta.get('applying') === undefined);
      for (const { ref } of free) {
        tx.update(ref, {
          status: 'rejected',
          ...reason,
          decidedBy: by,
          decidedAt: FieldValue.serverTimestamp(),
        });
      }
      if (free.length > 0) tx.update(entryOf(db, id), counted(0, free.length));
      return page.docs.at(-1);
    });
  } while (last);
}
