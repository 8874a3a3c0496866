import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { targetOf } from '../../base/names';
import { recountOpen } from '../quota/recountOpen';
import { trustOf } from '../trust/ledger';
import { conflict, type Handler } from './act';
import { inOneStep } from './oneStep';

/**
 * Lets an account have more open proposals until a given day, at a moderator's rate; 0 removes both. A
 * moderator cannot raise their own limit. The raise takes effect at once, because this act also recounts the
 * account's open proposals.
 */
export const raiseLimit: Handler<'raiseLimit'> = async (services, act, { uid, more, until }) => {
  const { db } = services;
  if (uid === act.by) return conflict('your own limit: another moderator has to raise it');
  const ref = trustOf(db, uid);
  const answer = await inOneStep(services, act, async (tx) => {
    const before: unknown = (await tx.get(ref)).get('raised');
    const raised =
      more === 0 ? FieldValue.delete() : { more, until: Timestamp.fromMillis(until), by: act.by };
    return {
      target: targetOf('user', uid),
      rest: { more, until: Timestamp.fromMillis(until), before: before ?? null },
      write: () => tx.set(ref, { raised }, { merge: true }),
    };
  });
  if (answer.outcome === 'done') await recountOpen(db, uid, services.now);
  return answer;
};
