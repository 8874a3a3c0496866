import { FieldValue } from 'firebase-admin/firestore';
import { parseDeclining } from '@/model/parsing/parseReport';
import { changePages } from '../../base/pages';
import { transactOn, type WorkServices } from '../../base/work';
import { callable } from '../../calls/callable';
import { withRole } from '../../calls/callers';

const pageSize = 200;

export const handleDeclineReports = callable({
  name: 'declineReports',
  caller: withRole('moderator', 'decline reports'),
  schema: parseDeclining,
  work: async ({ network, note }, { caller: { uid: by }, services: { db, logger }, hasTime }) => {
    let closed = 0;
    for (const of of ['near', 'wide'] as const)
      closed += await closeAllOf({ db, transact: transactOn(db), hasTime }, `from.${of}`, network, {
        by,
        note,
      });
    logger.info('reports declined', { by, closed });
    return { closed };
  },
});

async function closeAllOf(
  services: WorkServices,
  field: string,
  network: string,
  { by, note }: { readonly by: string; readonly note: string | undefined },
): Promise<number> {
  const open = services.db.collection('report').where(field, '==', network);
  const closed = { by, at: FieldValue.serverTimestamp(), ...(note !== undefined && { note }) };
  const done = await changePages(services, open, pageSize, (tx, docs) => {
    for (const { ref } of docs) tx.update(ref, { open: false, from: FieldValue.delete(), closed });
    return docs.length;
  });
  return done.changed;
}
