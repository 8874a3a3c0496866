import type { User } from 'firebase/auth';
import { serverTimestamp, type DocumentSnapshot, type Firestore, type Transaction } from 'firebase/firestore';
import { BackendError } from '@/backend/errors';
import type { CommandBody } from '@/model/proposals/command';
import { userId, type UserId } from '@/model/ids';
import { documentOf } from '../collections';
import { transactCounted } from './countedTransaction';
import {
  judgeDelete,
  judgeRecord,
  judgeReject,
  judgeUpsert,
  type Judgement,
  type StoredDelta,
} from './judgeDelta';
import { deltaDoc, readPlainDoc } from '../read/mappers';
import { transact } from './transact';

type DeltaBody = Extract<CommandBody, { kind: 'upsertDelta' | 'deleteDelta' | 'rejectDelta' }>;

type UpsertBody = Extract<DeltaBody, { kind: 'upsertDelta' }>;
type EndBody = Exclude<DeltaBody, UpsertBody>;

/**
 * Creates, overwrites, withdraws or rejects a delta. The first two count towards the quota. Another author's
 * delta is not deleted here but by a function.
 */
export const commitDelta = (db: Firestore, body: DeltaBody, user: User): Promise<'done' | 'ofAnother'> =>
  body.kind === 'upsertDelta' ? propose(db, body, user) : end(db, body, userId(user.uid));

function propose(db: Firestore, body: UpsertBody, user: User): Promise<'done'> {
  const uid = userId(user.uid);
  const reference = documentOf(db, 'delta', body.deltaId);
  return transactCounted<'done'>(db, user, async (transaction, count) => {
    // Read the record in the same transaction, so it cannot change in between.
    const [snapshot, record] = await Promise.all([
      transaction.get(reference),
      recordOf(db, transaction, body),
    ]);
    const stored = storedDelta(snapshot);
    const judgement = judgeUpsert(stored, body, uid);
    if (judgement.kind === 'done') return 'done';
    refuse(judgement);
    refuse(judgeRecord(record, body.proposal));
    await count(`${stored === undefined ? 'create' : 'change'}/${body.deltaId}`);
    // The thread stays with the proposal through all versions.
    const thread: unknown = snapshot.get('thread');
    transaction.set(reference, { ...deltaDoc(body.proposal, uid), ...(thread !== undefined && { thread }) });
    return 'done';
  });
}

function end(db: Firestore, body: EndBody, uid: UserId): Promise<'done' | 'ofAnother'> {
  const reference = documentOf(db, 'delta', body.deltaId);
  return transact(db, async (transaction) => {
    const stored = storedDelta(await transaction.get(reference));
    if (body.kind === 'deleteDelta' && stored !== undefined && stored.author !== uid) return 'ofAnother';
    const judgement =
      body.kind === 'deleteDelta' ? judgeDelete(stored, body) : judgeReject(stored, body, uid);
    if (judgement.kind === 'done') return 'done';
    refuse(judgement);
    if (body.kind === 'deleteDelta') transaction.delete(reference);
    else
      transaction.update(reference, {
        status: 'rejected',
        reason: body.reason,
        ...(body.reasonCause && { reasonCause: body.reasonCause }),
        decidedBy: uid,
        decidedAt: serverTimestamp(),
      });
    return 'done';
  });
}

/** Fields are compared one by one, so a broken delta never equals what a command was based on. */
const storedDelta = (snapshot: DocumentSnapshot) => readPlainDoc(snapshot) as StoredDelta | undefined;

function refuse(judgement: Judgement): void {
  if (judgement.kind === 'conflict') throw new BackendError('conflict', judgement.why);
  if (judgement.kind === 'wait') throw new BackendError('aborted', judgement.why);
}

async function recordOf(db: Firestore, transaction: Transaction, { proposal }: UpsertBody) {
  const { collection, docId } = proposal;
  return docId === '' ? undefined : readPlainDoc(await transaction.get(documentOf(db, collection, docId)));
}
