import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { DeltaId, UserId } from '@/model/ids';

interface Caller {
  readonly db: Firestore;
  readonly moderator: UserId;
}

/** Logs that a site's only moderator applied their own proposal, in the transaction that begins it. */
export function logOwn(
  tx: Transaction,
  { id, name }: { readonly id: DeltaId; readonly name: string | undefined },
  { db, moderator }: Caller,
): void {
  tx.create(db.collection('actLog').doc(), {
    kind: 'applyOwn',
    by: moderator,
    target: { collection: 'delta', id, ...(name !== undefined && { name }) },
    at: FieldValue.serverTimestamp(),
  });
}
