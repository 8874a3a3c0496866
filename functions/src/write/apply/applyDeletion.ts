import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { sentenceOf } from '@/language/causes';
import { pacePerMinute } from '@/model/acts/pace';
import { concernedRecords } from '@/model/proposals/concernedRecords';
import { causeOf, type Cause } from '@/model/cause';
import { isDeletion, valueOfRecord, type Delta } from '@/model/proposals/delta';
import type { DeltaId, UserId } from '@/model/ids';
import { letWait, objectionWait } from '../objections/objectionWait';
import { entryOf, type Act, type ActServices } from '../acts/act';
import { deleteRecord, matchesOf, matchesWith } from '../acts/deleteRecord';
import { noProblem, problemFields } from '../../base/causes';
import { readRecord } from '../../base/documents';
import { nameOfRecord, targetOf } from '../../base/names';
import { interestIn } from './interest';
import { malformed, openDelta, type OpenContext } from './openDelta';
import type { DeltaResult } from './outcome';
import { logOwn } from './ownProposals';

type Services = Omit<ActServices, 'pace'>;

/**
 * Applies a proposal to delete a record. The work is an act of the moderator who decided, with the delta's id
 * in `actLog`, so it can be restored like other acts. The delta is locked meanwhile. If a call dies, the next
 * call or the schedule finishes its work.
 */
export async function applyDeletion(
  services: Services,
  id: DeltaId,
  context: OpenContext,
): Promise<DeltaResult> {
  const { db, transact } = services;
  const claimed = await transact((tx) => claim(tx, id, context));
  if ('result' in claimed) return claimed.result;
  const { collection, docId } = claimed.delta;
  const act: Act = { id, by: claimed.by, kind: 'deleteRecord', proposal: id };
  const asked = { kind: 'deleteRecord', collection, id: docId } as const;
  const answer = await deleteRecord({ ...services, pace: pacePerMinute.moderator }, act, asked);
  const obstacle =
    answer.outcome === 'conflict'
      ? causeOf('hasMatches', {
          record: `${collection}/${docId}`,
          count: await countMatches(services, asked),
        })
      : undefined;
  return transact((tx) => settle(tx, db, id, obstacle));
}

type Claim =
  | { readonly result: DeltaResult }
  | {
      readonly delta: Delta;
      readonly by: UserId;
    };

async function claim(tx: Transaction, id: DeltaId, context: OpenContext): Promise<Claim> {
  const { db, moderator } = context;
  const open = await openDelta(tx, id, context);
  if ('result' in open) return open;
  const { ref, delta, own, refuse } = open;
  if (!isDeletion(delta))
    return { result: refuse('conflict', causeOf('changedByAuthor', { record: `delta/${id}` })) };
  if (delta.applying) return { delta, by: delta.decidedBy ?? moderator };
  const at = db.collection(delta.collection).doc(delta.docId);
  const [stored, entry] = await tx.getAll(at, entryOf(db, id));
  const live = stored && readRecord(delta.collection, stored);
  if (live?.ok && live.value === undefined)
    return { result: refuse('missing', causeOf('doesNotExist', { record: at.path })) };
  if (entry?.exists) return { result: refuse('invalid', malformed(`actLog/${id} names another act`)) };
  const record = live?.ok ? live.value : undefined;
  const interest = await interestIn(
    tx,
    { ...context, except: [delta.author], matches: matchesWith({ db }, delta.collection, delta.docId) },
    concernedRecords(delta, record),
  );
  if (interest === 'left') return { result: refuse('own', causeOf('ownInterest')) };
  const wait = await objectionWait(tx, context, delta, record);
  if (wait !== undefined) return { result: letWait(tx, open, wait) };
  const before = record ? { before: valueOfRecord(delta.collection, record) } : {};
  tx.update(ref, { ...noProblem, ...before, applying: { cursor: '' }, decidedBy: moderator });
  const name = nameOfRecord(delta.collection, stored?.data());
  const target = targetOf('delta', id, name);
  if (own) logOwn(tx, { target, kind: 'applyOwn' }, context);
  else if (interest === 'alone') logOwn(tx, { target, kind: 'decideInterested' }, context);
  return { delta, by: moderator };
}

const countMatches = async (services: Services, asked: Parameters<typeof matchesOf>[1]): Promise<number> =>
  (await matchesOf(services, asked).count().get()).data().count;

async function settle(
  tx: Transaction,
  db: Firestore,
  id: DeltaId,
  obstacle: Cause | undefined,
): Promise<DeltaResult> {
  const ref = db.collection('delta').doc(id);
  const stored = await tx.get(ref);
  if (stored.get('status') === 'applied') return { id, outcome: 'already-applied' };
  const unlocked = { applying: FieldValue.delete() };
  if (obstacle !== undefined) {
    const undecided = { decidedBy: FieldValue.delete(), before: FieldValue.delete() };
    tx.update(ref, { ...unlocked, ...undecided, ...problemFields(obstacle) });
    return { id, outcome: 'invalid', message: sentenceOf(obstacle) };
  }
  tx.update(ref, { ...unlocked, ...noProblem, status: 'applied', decidedAt: FieldValue.serverTimestamp() });
  return { id, outcome: 'applied' };
}
