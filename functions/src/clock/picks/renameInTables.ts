import type { Firestore } from 'firebase-admin/firestore';
import type { PickTable } from '@/model/picks/table';

/**
 * Gives the rows of an account in all tables of picks its present name, for example after a moderator has reset it. One
 * read if the account is in none. Safe to repeat.
 */
export async function renameInTables(db: Firestore, uid: string): Promise<void> {
  const tables = await db.collection('pickTable').where('named', 'array-contains', uid).select().get();
  for (const { ref } of tables.docs)
    await db.runTransaction(async (tx) => {
      const [table, profile] = await tx.getAll(ref, db.doc(`profile/${uid}`));
      if (table?.exists !== true) return;
      const name: unknown = profile?.get('name');
      const top = (table.get('top') as PickTable['top']).map((row) =>
        row.uid === uid ? { ...row, name: typeof name === 'string' ? name : '' } : row,
      );
      tx.update(ref, { top });
    });
}
