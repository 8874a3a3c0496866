import type { Firestore, Transaction } from 'firebase-admin/firestore';

export interface Caller {
  readonly db: Firestore;
  readonly moderator: string;
}

/** Whether another moderator exists. Two documents suffice, because at most one is the caller's. */
export async function hasOtherModerator(tx: Transaction, { db, moderator }: Caller): Promise<boolean> {
  const some = await tx.get(db.collection('role').where('moderator', '==', true).limit(2));
  return some.docs.some(({ id }) => id !== moderator);
}
