import { FieldPath } from 'firebase-admin/firestore';
import { causeOf } from '@/model/cause';
import { limits } from '@/model/schema/limits';
import { counted, entryOf, type Act, type ActServices } from '../acts/act';
import { rejection } from '../../base/causes';
import { changePages } from '../../base/pages';
import { deadlineExceeded } from '../../base/storeErrors';

/**
 * Rejects the author's open proposals in pages of one transaction, which also updates the count in the log
 * entry. Deltas that are being applied are left to the call that applies them.
 */
export async function rejectOpen(
  services: ActServices,
  author: string,
  { id, by }: Pick<Act, 'id' | 'by'>,
): Promise<void> {
  const { db } = services;
  const open = db
    .collection('delta')
    .where('author', '==', author)
    .where('status', '==', 'new')
    .orderBy(FieldPath.documentId());
  const { complete } = await changePages(services, open, limits.writesPerTransaction - 1, (tx, docs) => {
    const free = docs.filter((delta) => delta.get('applying') === undefined);
    for (const { ref } of free) tx.update(ref, rejection(causeOf('accountBanned'), by));
    if (free.length > 0) tx.update(entryOf(db, id), counted(0, free.length));
    return free.length;
  });
  if (!complete) throw deadlineExceeded();
}
