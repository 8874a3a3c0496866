import { FieldValue, Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import type { ActAsked } from '@/model/acts/acts';
import { isLive } from '../../base/documents';
import { conflict, done, type Handler } from './act';
import { inOneStep } from './oneStep';
import { nameOfProposal, recordTarget, targetOf } from '../../base/names';
import { interestOf, leftToOthers, logInterest } from './ownInterest';
import { slugFor } from '../slugs/slugFor';

export const approveEvent: Handler<'approveEvent'> = (services, act, { eventId: id }) => {
  const { db } = services;
  const ref = db.collection('event').doc(id);
  return inOneStep(services, act, async (tx) => {
    const stored = await tx.get(ref);
    if (!isLive(stored)) return conflict(`event/${id} was deleted meanwhile`);
    if (stored.get('valid') === 1) return done;
    const interest = await interestOf(tx, db, act, [{ collection: 'event', id }]);
    if (interest === 'left') return leftToOthers(`event/${id}`);
    const { name, slug, valid }: Readonly<Record<string, unknown>> = stored.data() ?? {};
    const granted = await slugFor(tx, db, 'event', { id, name, slug });
    const before = { valid: valid === undefined ? null : valid };
    const target = recordTarget('event', stored);
    return {
      target,
      rest: { before, records: 1 },
      write: () => {
        if (interest === 'alone') logInterest(tx, db, act, target);
        tx.update(ref, {
          ...(granted && { slug: granted.slug }),
          ...{ valid: 1, approvedIn: act.id, updatedAt: FieldValue.serverTimestamp() },
        });
        granted?.reserve(tx);
      },
    };
  });
};

export const deleteDelta: Handler<'deleteDelta'> = (services, act, { deltaId: id, basedOn }) => {
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
};

/** Why the proposal can no longer be deleted, worded to follow its name; `undefined` if it can. */
function changedSince(
  stored: DocumentSnapshot,
  { status, timestamp }: ActAsked<'deleteDelta'>['basedOn'],
): string | undefined {
  const found: unknown = stored.get('status');
  const at: unknown = stored.get('timestamp');
  if (stored.get('applying') !== undefined) return 'is being applied';
  if (found === 'applied' || found !== status) return `was decided meanwhile: found status ${String(found)}`;
  // A malformed delta has no time, so any version matches.
  const version = at instanceof Timestamp ? at.toMillis() : timestamp;
  return version === timestamp ? undefined : 'was changed meanwhile';
}
