import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { causeOf, type Cause } from '@/model/cause';
import { isDeletion, isNewRecord, recordIdOf, type Delta } from '@/model/proposals/delta';
import type { AnyRecord } from '@/model/records/records';
import { limits } from '@/model/schema/limits';
import { supersessionOf } from '@/model/proposals/supersession';
import { readDelta } from '../../base/documents';
import { isNewer } from './plan';

/**
 * Most proposals that one application rejects besides its own six writes. An ordinary author's limit of open
 * proposals fits. Any surplus stays open and ends as a conflict.
 */
const most = limits.writesPerTransaction - 6;

interface Replaced {
  readonly ref: DocumentReference;
  readonly cause: Cause;
}

/**
 * The open proposals for the same record that end when the delta is applied: older ones of the same author for the same
 * field, and those of others who saw what the delta replaces. `record` is what it makes of it. They are asked for outside the transaction, because a query inside locks far more than it
 * finds, and looked at again inside: what somebody proposes meanwhile stays open.
 */
export async function replacedProposals(
  tx: Transaction,
  db: Firestore,
  delta: Delta,
  record: AnyRecord,
): Promise<readonly Replaced[]> {
  if (isNewRecord(delta)) return [];
  const { docs } = await db
    .collection('delta')
    .where('collection', '==', delta.collection)
    .where('docId', '==', recordIdOf(delta))
    .where('status', '==', 'new')
    .get();
  const found = (snapshots: readonly DocumentSnapshot[]): readonly Replaced[] =>
    snapshots.flatMap((snapshot) => {
      const cause = causeFor(snapshot, delta, record);
      return cause === undefined ? [] : [{ ref: snapshot.ref, cause }];
    });
  const ending = found(docs).slice(0, most);
  return ending.length === 0 ? [] : found(await tx.getAll(...ending.map(({ ref }) => ref)));
}

/** Why an open proposal ends with the delta; `undefined` where it does not. */
function causeFor(snapshot: DocumentSnapshot, delta: Delta, record: AnyRecord): Cause | undefined {
  const read = readDelta(snapshot);
  if (!read.ok || read.value.id === delta.id) return undefined;
  const other = read.value;
  if (isReplaced(delta, other)) return causeOf('replacedBy', { id: delta.id });
  const supersession = supersessionOf(other, delta, record);
  return supersession && causeOf(supersession, { id: delta.id });
}

function isReplaced(delta: Delta, other: Delta): boolean {
  if (other.author !== delta.author || other.field !== delta.field) return false;
  if (other.status !== 'new' || !isNewer(delta, other)) return false;
  // A proposal to delete the record is another one than that of several of its fields.
  return !isDeletion(other);
}
