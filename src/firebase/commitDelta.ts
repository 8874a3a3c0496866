import {
  serverTimestamp,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase/firestore';
import { BackendError } from '@/backend/errors';
import type { CommandBody } from '@/model/command';
import type { UserId } from '@/model/ids';
import { documentOf } from './collections';
import {
  judgeDelete,
  judgeRecord,
  judgeReject,
  judgeUpsert,
  type Judgement,
  type StoredDelta,
} from './judgeDelta';
import { deltaDoc, readPlainDoc } from './mappers';
import { transact } from './transact';

type DeltaBody = Extract<CommandBody, { kind: 'upsertDelta' | 'deleteDelta' | 'rejectDelta' }>;

type UpsertBody = Extract<DeltaBody, { kind: 'upsertDelta' }>;

/** Creates, overwrites, withdraws or rejects one delta. */
export function commitDelta(db: Firestore, body: DeltaBody, uid: UserId): Promise<void> {
  const reference = documentOf(db, 'delta', body.deltaId);
  return transact(db, async (transaction) => {
    // Judged field by field: what is broken equals nothing a command was based on.
    const snapshot = await transaction.get(reference);
    const stored = readPlainDoc(snapshot) as StoredDelta | undefined;
    const judgement = judge(stored, body, uid);
    if (judgement.kind === 'done') return;
    refuse(judgement);
    // Read in the same transaction, so that nobody changes it in between.
    if (body.kind === 'upsertDelta')
      refuse(judgeRecord(await recordOf(db, transaction, body), body.proposal));
    write(transaction, reference, body, uid, snapshot.get('thread'));
  });
}

function refuse(judgement: Judgement): void {
  if (judgement.kind === 'conflict') throw new BackendError('conflict', judgement.why);
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
      transaction.update(reference, rejection(body.reason, uid));
      return;
  }
}

/** What a moderator's rejection writes. */
export const rejection = (reason: string, uid: UserId) => ({
  status: 'rejected',
  reason,
  decidedBy: uid,
  decidedAt: serverTimestamp(),
});
