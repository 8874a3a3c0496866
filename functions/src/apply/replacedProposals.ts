import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { causeOf, type Cause } from '@/model/cause';
import { isDeletion, isNewRecord, recordIdOf, type Delta } from '@/model/delta';
import type { AnyRecord } from '@/model/records';
import { limits } from '@/model/schema/limits';
import { supersessionOf } from '@/model/supersession';
import { readDelta } from '../base/documents';
import { isNewer } from './plan';

/**
 * Most proposals that one application rejects besides its own five writes. An ordinary author's limit of open
 * proposals fits. Any surplus stays open and ends as a conflict.
 */
const most = limits.writesPerTransaction - 5;

interface Replaced {
  readonly ref: DocumentReference;
  readonly cause: Cause;
}

/**
 * Open proposals for the same record that end when the delta is applied: older ones by the same author for
 * the same field, and other authors' proposals based on the replaced value. `record` is the changed record;
 * absent if an earlier version has written it. Queries outside the transaction, because a query inside locks
 * far more than it finds, and reads each proposal again inside. A proposal that arrives meanwhile stays open.
 */
export async function replacedProposals(
  tx: Transaction,
  db: Firestore,
  delta: Delta,
  record: AnyRecord | undefined,
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

function causeFor(
  snapshot: DocumentSnapshot,
  delta: Delta,
  record: AnyRecord | undefined,
): Cause | undefined {
  const read = readDelta(snapshot);
  if (!read.ok || read.value.id === delta.id) return undefined;
  const other = read.value;
  if (isReplaced(delta, other)) return causeOf('replacedBy', { id: delta.id });
  const supersession = record && supersessionOf(other, delta, record);
  return supersession && causeOf(supersession, { id: delta.id });
}

function isReplaced(delta: Delta, other: Delta): boolean {
  if (other.author !== delta.author || other.field !== delta.field) return false;
  if (other.status !== 'new' || !isNewer(delta, other)) return false;
  // A proposal to delete the record is not a version of one for its fields.
  if (isDeletion(other)) return false;
  // A delta that an earlier version has begun to apply has already changed its record.
  return other.applying === undefined;
}
