import { FieldValue } from 'firebase-admin/firestore';
import type { ActAsked } from '@/model/acts';
import {
  begin,
  done,
  entryOf,
  newEntry,
  standingOf,
  type Act,
  type ActOutcome,
  type ActServices,
} from './act';
import { targetOf } from './decide';
import { takePace } from './pace';

/**
 * Ends a report of a reader. One that another moderator has ended is left as it is, without an entry: what they decided
 * stands, and whoever comes second has nothing to put right. The entry says nothing of what the reader wrote.
 */
export function closeReport(
  services: ActServices,
  act: Act,
  { id, note, delta }: Extract<ActAsked, { kind: 'closeReport' }>,
): Promise<ActOutcome> {
  const { db } = services;
  const ref = db.collection('report').doc(id);
  return begin(services, act, async (tx) => {
    if ((await standingOf(tx, services, act)) !== 'new') return done;
    const stored = await tx.get(ref);
    if (stored.get('open') !== true) return done;
    const pass = await takePace(tx, services, act.by, 0);
    pass();
    const closed = {
      by: act.by,
      at: FieldValue.serverTimestamp(),
      ...(note !== undefined && { note }),
      ...(delta !== undefined && { delta }),
    };
    tx.update(ref, { open: false, closed });
    const name: unknown = stored.get('name');
    const target = targetOf('report', id, typeof name === 'string' ? name : undefined);
    const rest = { done: true, ...(delta !== undefined && { proposal: delta }) };
    tx.create(entryOf(db, act.id), newEntry(act, target, rest));
    return done;
  });
}
