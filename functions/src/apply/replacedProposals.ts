import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { isDeletion, isNewRecord, recordIdOf, type Delta } from '@/model/delta';
import { limits } from '@/model/schema/limits';
import { readDelta } from '../base/documents';
import { isNewer } from './plan';

/**
 * Most proposals that one application rejects besides its own four writes: all that an ordinary author may have open fit.
 * A moderator's surplus stays open, and whoever decides it meets the conflict.
 */
const most = limits.writesPerTransaction - 4;

/**
 * Older proposals of the same author for the same field, which applying the delta replaces. They are asked for outside the
 * transaction, because a query inside locks far more than it finds; what is older than the delta was there before the
 * delta was read.
 */
export async function replacedProposals(
  tx: Transaction,
  db: Firestore,
  delta: Delta,
): Promise<readonly DocumentReference[]> {
  if (isNewRecord(delta)) return [];
  const { docs } = await db
    .collection('delta')
    .where('author', '==', delta.author)
    .where('collection', '==', delta.collection)
    .where('docId', '==', recordIdOf(delta))
    .where('field', '==', delta.field)
    .where('status', '==', 'new')
    .get();
  const older = docs.filter((snapshot) => isReplaced(delta, snapshot)).slice(0, most);
  if (older.length === 0) return [];
  const current = await tx.getAll(...older.map(({ ref }) => ref));
  return current.filter((snapshot) => isReplaced(delta, snapshot)).map(({ ref }) => ref);
}

function isReplaced(delta: Delta, snapshot: DocumentSnapshot): boolean {
  const other = readDelta(snapshot);
  if (!other.ok || other.value.status !== 'new' || !isNewer(delta, other.value)) return false;
  // A proposal to delete the record is another one than that of several of its fields.
  if (isDeletion(other.value)) return false;
  // One whose application an earlier version of this function has begun: its record has changed already.
  return other.value.applying === undefined;
}
