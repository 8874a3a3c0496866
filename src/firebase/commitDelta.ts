import type { User } from 'firebase/auth';
import {
  serverTimestamp,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase/firestore';
import { BackendError } from '@/backend/errors';
import type { CommandBody } from '@/model/command';
import { userId, type UserId } from '@/model/ids';
import { documentOf } from './collections';
import { transactCounted } from './countedTransaction';
import {
  judgeDelete,
  judgeRecord,
  judgeReject,
  judgeUpsert,
  type Judgement,
  type StoredDelta,
} from './judgeDelta';
import { deltaDoc, readPlainDoc } from './mappers';

type DeltaBody = Extract<CommandBody, { kind: 'upsertDelta' | 'deleteDelta' | 'rejectDelta' }>;

type UpsertBody = Extract<DeltaBody, { kind: 'upsertDelta' }>;

/**
 * Creates, overwrites, withdraws or rejects one delta. The first two are counted. That of another author is only looked at:
 * a function deletes it.
 */
export function commitDelta(db: Firestore, body: DeltaBody, user: User): Promise<'done' | 'ofAnother'> {
  const uid = userId(user.uid);
  const reference = documentOf(db, 'delta', body.deltaId);
  return transactCounted(db, user, async (transaction, count) => {
    // Judged field by field: what is broken equals nothing a command was based on.
    const snapshot = await transaction.get(reference);
    const stored = readPlainDoc(snapshot) as StoredDelta | undefined;
    if (body.kind === 'deleteDelta' && stored !== undefined && stored.author !== uid) return 'ofAnother';
    const judgement = judge(stored, body, uid);
    if (judgement.kind === 'done') return 'done';
    refuse(judgement);
    // Read in the same transaction, so that nobody changes it in between.
    if (body.kind === 'upsertDelta') {
      refuse(judgeRecord(await recordOf(db, transaction, body), body.proposal));
      await count(`${stored === undefined ? 'create' : 'change'}/${body.deltaId}`);
    }
    write(transaction, reference, body, uid, snapshot.get('thread'));
    return 'done';
  });
}

function refuse(judgement: Judgement): void {
  if (judgement.kind === 'conflict') throw new BackendError('conflict', judgement.why);
  if (judgement.kind === 'wait') throw new BackendError('aborted', judgement.why);
}

/** The record an edit is about; `undefined` for a new one. */
async function recordOf(db: Firestore, transaction: Transaction, { proposal }: UpsertBody) {
  const { collection, docId } = proposal;
  return docId === '' ? undefined : readPlainDoc(await transaction.get(documentOf(db, collection, docId)));
}

function judge(stored: StoredDelta | undefined, body: DeltaBody, uid: UserId): Judgement {
  switch (body.kind) {
    case 'upsertDelta':
      return judgeUpsert(stored, body, uid);
    case 'deleteDelta':
      return judgeDelete(stored, body);
    case 'rejectDelta':
      return judgeReject(stored, body, uid);
  }
}

/** `thread` as it is stored: what was said about a proposal stays with every version of it. */
function write(
  transaction: Transaction,
  reference: DocumentReference,
  body: DeltaBody,
  uid: UserId,
  thread: unknown,
): void {
  switch (body.kind) {
    case 'upsertDelta':
      transaction.set(reference, {
        ...deltaDoc(body.proposal, uid),
        ...(thread !== undefined && { thread }),
      });
      return;
    case 'deleteDelta':
      transaction.delete(reference);
      return;
    case 'rejectDelta':
      transaction.update(reference, {
        status: 'rejected',
        reason: body.reason,
        ...(body.reasonCause && { reasonCause: body.reasonCause }),
        decidedBy: uid,
        decidedAt: serverTimestamp(),
      });
      return;
  }
}
