import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { limits } from '@/model/schema/limits';
import { pagesOf } from '../../base/pages';
import { transactOn } from '../../base/work';

/**
 * Deletes the quotas of banned and deleted accounts and returns how many. The rules refuse the proposals of such an
 * account only for lack of a quota. The acts delete it, but a mark from the console or a copy of the database does not.
 */
export async function withdrawQuotas(
  db: Firestore,
  hasTime: () => boolean,
  pageSize: number = limits.writesPerTransaction,
): Promise<number> {
  let withdrawn = 0;
  for (const marks of ['ban', 'gone'])
    for await (const docs of pagesOf(db.collection(marks).select(), pageSize)) {
      if (!hasTime()) return withdrawn;
      if (docs.length === 0) continue;
      const quotas = await db.getAll(...docs.map(({ id }) => db.doc(`quota/${id}`)), { fieldMask: [] });
      for (const { exists, ref } of quotas)
        if (exists && (await withdraw(db, ref, db.doc(`${marks}/${ref.id}`)))) withdrawn += 1;
    }
  return withdrawn;
}

/** The account may have been unbanned since the page was read. */
const withdraw = (db: Firestore, quota: DocumentReference, mark: DocumentReference): Promise<boolean> =>
  transactOn(db)(async (tx) => {
    const { exists } = await tx.get(mark);
    if (exists) tx.delete(quota);
    return exists;
  });
