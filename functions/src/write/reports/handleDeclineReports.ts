import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { parseDeclining } from '@/model/parsing/parseReport';
import { callable } from '../../calls/callable';
import { withRole } from '../../calls/callers';

const pageSize = 200;

/**
 * Closes all open reports from one network, for a moderator, and returns their number. A repeated call closes
 * later ones.
 */
export const handleDeclineReports = callable({
  name: 'declineReports',
  caller: withRole('moderator', 'decline reports'),
  schema: parseDeclining,
  work: async ({ network, note }, { caller: { uid: by }, services: { db, logger } }) => {
    let closed = 0;
    for (const of of ['near', 'wide'] as const)
      closed += await closeAllOf(db, `from.${of}`, network, { by, note });
    logger.info('reports declined', { by, closed });
    return { closed };
  },
});

async function closeAllOf(
  db: Firestore,
  field: string,
  network: string,
  { by, note }: { readonly by: string; readonly note: string | undefined },
): Promise<number> {
  const open = db.collection('report').where(field, '==', network).limit(pageSize);
  let closed = 0;
  for (let size = pageSize; size === pageSize;) {
    size = await db.runTransaction(async (tx) => {
      const { docs } = await tx.get(open);
      for (const { ref } of docs)
        tx.update(ref, {
          ...{ open: false, from: FieldValue.delete() },
          closed: { by, at: FieldValue.serverTimestamp(), ...(note !== undefined && { note }) },
        });
      return docs.length;
    });
    closed += size;
  }
  return closed;
}
