import { FieldValue } from 'firebase-admin/firestore';
import { targetOf } from '../../base/names';
import { done, type Handler } from './act';
import { inOneStep } from './oneStep';

/**
 * Closes a reader's report. If another moderator closed it first, nothing is changed or logged. The entry
 * contains nothing that the reader wrote.
 */
export const closeReport: Handler<'closeReport'> = (services, act, { reportId: id, note, delta }) => {
  const { db } = services;
  const ref = db.collection('report').doc(id);
  return inOneStep(services, act, async (tx) => {
    const stored = await tx.get(ref);
    if (stored.get('open') !== true) return done;
    const closed = {
      by: act.by,
      at: FieldValue.serverTimestamp(),
      ...(note !== undefined && { note }),
      ...(delta !== undefined && { delta }),
    };
    const name: unknown = stored.get('name');
    return {
      target: targetOf('report', id, typeof name === 'string' ? name : undefined),
      rest: { ...(delta !== undefined && { proposal: delta }) },
      write: () => tx.update(ref, { open: false, closed, from: FieldValue.delete() }),
    };
  });
};
