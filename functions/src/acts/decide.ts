import { FieldValue, Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import type { ActAsked } from '@/model/acts/acts';
import { conflict, done, type Act, type ActOutcome, type ActServices } from './act';
import { inOneStep } from './oneStep';
import { nameOfProposal, nameOfRecord } from '../base/names';

/** Marks an event as reviewed. One that is so already is left as it is, without an entry. */
export function approveEvent(
  services: ActServices,
  act: Act,
  { eventId: id }: ActAsked<'approveEvent'>,
): Promise<ActOutcome> {
  const { db } = services;
  const ref = db.collection('event').doc(id);
  return inOneStep(services, act, async (tx) => {
    const stored = await tx.get(ref);
    if (!stored.exists || stored.get('deleted') === true)
      return conflict(`event/${id} was deleted meanwhile`);
    if (stored.get('valid') === 1) return done;
    const valid: unknown = stored.get('valid');
    const before = { valid: valid === undefined ? null : valid };
    return {
      target: targetOf('event', id, nameOfRecord('event', stored.data())),
      rest: { before, records: 1 },
      write: () => tx.update(ref, { valid: 1, approvedIn: act.id, updatedAt: FieldValue.serverTimestamp() }),
    };
  });
}

/** Deletes a proposal in the version the moderator saw; the entry keeps all of it. */
export function deleteDelta(
  services: ActServices,
  act: Act,
  { deltaId: id, basedOn }: ActAsked<'deleteDelta'>,
): Promise<ActOutcome> {
  const { db } = services;
  const ref = db.collection('delta').doc(id);
  return inOneStep(services, act, async (tx) => {
    const stored = await tx.get(ref);
    if (!stored.exists) return done;
    const changed = changedSince(stored, basedOn);
    if (changed !== undefined) return conflict(`delta/${id} ${changed}`);
    return {
      target: targetOf('delta', id, await nameOfProposal(tx, db, stored)),
      rest: { before: stored.data() ?? {}, proposals: 1 },
      documents: 1,
      write: () => tx.delete(ref),
    };
  });
}

/** Why a proposal may not be deleted any more, after its name; `undefined` when it may. */
function changedSince(
  stored: DocumentSnapshot,
  { status, timestamp }: ActAsked<'deleteDelta'>['basedOn'],
): string | undefined {
  const found: unknown = stored.get('status');
  const at: unknown = stored.get('timestamp');
  if (stored.get('applying') !== undefined) return 'is being applied';
  if (found === 'applied' || found !== status) return `was decided meanwhile: found status ${String(found)}`;
  // A broken one has no time, and is as good as any version.
  const version = at instanceof Timestamp ? at.toMillis() : timestamp;
  return version === timestamp ? undefined : 'was changed meanwhile';
}

export const targetOf = <C extends string>(collection: C, id: string, name: string | undefined) => ({
  collection,
  id,
  ...(name !== undefined && { name }),
});
