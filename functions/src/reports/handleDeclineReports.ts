import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import { parseDeclining } from '@/model/parsing/parseReport';
import type { ServerServices } from '../base/services';
import { answerCall } from '../calls/answerCall';
import { requireRole } from '../calls/requireRole';

const pageSize = 200;

/**
 * Answers one call of `declineReports` for moderators: closes all open reports from one network and returns
 * their number. A repeated call closes later ones.
 */
export function handleDeclineReports(
  { auth, data }: Pick<CallableRequest<unknown>, 'auth' | 'data'>,
  services: ServerServices,
): Promise<{ readonly closed: number }> {
  return answerCall('declineReports', services, async () => {
    const { uid } = await requireRole('moderator', 'decline reports', auth, services);
    const asked = parseDeclining(data);
    if (!asked.ok) throw new HttpsError('invalid-argument', asked.error);
    const closing = { by: uid, note: asked.value.note };
    let closed = 0;
    for (const of of ['near', 'wide'] as const)
      closed += await closeAllOf(services.db, `from.${of}`, asked.value.network, closing);
    services.logger.info('reports declined', { by: uid, closed });
    return { closed };
  });
}

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
