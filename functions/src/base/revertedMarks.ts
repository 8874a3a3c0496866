import {
  FieldValue,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { slicesOf } from '@/lib/slicesOf';
import type { DeltaId } from '@/model/ids';

/** Firestore's limit on the values of one `in`. */
export const valuesPerQuery = 30;

export function markReverted(
  tx: Transaction,
  db: Firestore,
  ids: readonly DeltaId[],
  by: { readonly by: string; readonly in: string },
): void {
  const reverted = { ...by, at: FieldValue.serverTimestamp() };
  for (const id of ids) tx.update(db.collection('delta').doc(id), { reverted });
}

export interface Marked {
  readonly ref: DocumentReference;
  readonly in: string;
}

/** The deltas that these have reverted. They count again once these are reverted themselves. */
export async function markedBy(db: Firestore, ids: readonly string[]): Promise<readonly Marked[]> {
  const found = await Promise.all(
    slicesOf(ids, valuesPerQuery).map((some) =>
      db.collection('delta').where('reverted.in', 'in', some).select('reverted.in').get(),
    ),
  );
  return found.flatMap(({ docs }) =>
    docs.map((doc) => ({ ref: doc.ref, in: String(doc.get('reverted.in')) })),
  );
}

export function unmarkReverted(tx: Transaction, marked: readonly Marked[]): void {
  for (const { ref } of marked) tx.update(ref, { reverted: FieldValue.delete() });
}
