import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { sentenceOf } from '@/language/causes';
import { mayGoOn } from '@/model/proposals/objections';
import { causeOf, type Cause } from '@/model/cause';
import { isDeletion } from '@/model/proposals/delta';
import { userId } from '@/model/ids';
import { problemFields } from '../../base/causes';
import { readableDeltas, readRecord } from '../../base/documents';
import { conflict, standingOf, type Act, type ActServices, type Handler } from '../acts/act';
import { deleteRecord, matchesWith } from '../acts/deleteRecord';
import { interestOf } from '../acts/ownInterest';
import { takePace } from '../acts/pace';
import { hasWeight, newWait, waitCause, waitDoc } from './objectionWait';

/**
 * Deletes a record for a moderator, after the wait for objections if it needs one. Meanwhile the deletion is
 * a proposal of the moderator, which others apply or reject. Once the wait is over, the moderator deletes
 * again or applies the proposal.
 */
export const askDeletion: Handler<'deleteRecord'> = async (services, act, asked) => {
  // Only events are deleted together with matches.
  if (asked.collection !== 'event') return deleteRecord(services, act, asked);
  const { note, ...deletion } = asked;
  const obstacle = await services.transact((tx) => proposeFirst(tx, services, act, { id: asked.id, note }));
  return obstacle === undefined
    ? deleteRecord(services, act, deletion)
    : conflict(sentenceOf(obstacle), obstacle);
};

async function proposeFirst(
  tx: Transaction,
  services: ActServices,
  act: Act,
  { id, note }: { readonly id: string; readonly note: string | undefined },
): Promise<Cause | undefined> {
  const { db, now } = services;
  if ((await standingOf(tx, services, act)) !== 'new') return undefined;
  const moderator = userId(act.by);
  const stored = readRecord('event', await tx.get(db.collection('event').doc(id)));
  const live = stored.ok ? stored.value : undefined;
  if (!(await hasWeight(tx, { db, moderator }, { collection: 'event', id, live }))) return undefined;
  const matches = matchesWith({ db }, 'event', id);
  if ((await interestOf(tx, db, act, [{ collection: 'event', id }], { matches })) === 'left')
    return causeOf('ownInterest');
  const waits = await waitsOn(tx, services, id);
  if (waits.some((wait) => mayGoOn(wait, moderator, now()))) return undefined;
  const [running] = waits;
  if (running) return waitCause(`event/${id}`, running);
  if (note === undefined) return causeOf('deletionReason');
  await takePace(tx, services, act.by, 0);
  const wait = newWait({ moderator, now: now() });
  const cause = waitCause(`event/${id}`, wait);
  tx.create(db.collection('delta').doc(`delete-${act.id}`), {
    ...{ collection: 'event', docId: id, field: '', value: null, note },
    ...{ author: moderator, timestamp: FieldValue.serverTimestamp(), status: 'new' },
    ...{ waits: waitDoc(wait), ...problemFields(cause) },
  });
  return cause;
}

async function waitsOn(tx: Transaction, { db }: ActServices, id: string) {
  const { docs } = await tx.get(
    db
      .collection('delta')
      .where('collection', '==', 'event')
      .where('docId', '==', id)
      .where('status', '==', 'new'),
  );
  return readableDeltas(docs)
    .filter(isDeletion)
    .flatMap(({ waits }) => waits ?? []);
}
