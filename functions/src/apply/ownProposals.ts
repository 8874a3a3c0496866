import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { DeltaId, UserId } from '@/model/ids';

interface Caller {
  readonly db: Firestore;
  readonly moderator: UserId;
}

/** Tells whether somebody else could decide. Two documents tell, since at most one of them is the caller's. */
export async function hasOtherModerator(tx: Transaction, { db, moderator }: Caller): Promise<boolean> {
  const some = await tx.get(db.collection('role').where('moderator', '==', true).limit(2));
  return some.docs.some(({ id }) => id !== moderator);
}

/** Logs that the only moderator applied an own proposal, in the transaction that begins it. */
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
