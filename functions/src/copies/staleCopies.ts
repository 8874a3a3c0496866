import { randomUUID } from 'node:crypto';
import {
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { fieldChanges, isNewRecord, type Delta } from '@/model/delta';
import type { RecordRef } from '@/model/namedRecords';
import { isStoredId } from '@/model/ids';
import type { Collection, FieldPath } from '@/model/schema/recordSchema';

/**
 * A note of work, `staleCopies/{collection}_{id}`: what matches copy of this record is no longer what it says.
 * `refreshCopies` does the work and deletes the note.
 */
export interface StaleCopies {
  readonly record: RecordRef;
  /** Names the change that left the note; after another one the work begins anew. */
  readonly version: string;
  /** The id of the last match that is done; empty at the beginning. */
  readonly cursor: string;
}

/** The fields of which matches copy something, by collection. */
const copiedFields = {
  player: ['name', 'formerNames'],
  event: ['date'],
} as const satisfies Partial<Record<Collection, readonly FieldPath[]>>;

/** Tells whether applying the delta changes something that matches copy. */
export function changesCopiedField(delta: Pick<Delta, 'collection' | 'docId' | 'field' | 'value'>): boolean {
  if (isNewRecord(delta) || delta.collection === 'match') return false;
  const copied: readonly string[] = copiedFields[delta.collection];
  return (fieldChanges(delta) ?? []).some(({ field }) => copied.includes(field.path));
}

/** Leaves the note in the transaction that changes the record, so that there is never one without the other. */
export function noteStaleCopies(tx: Transaction, db: Firestore, { collection, id }: RecordRef): void {
  tx.set(db.collection('staleCopies').doc(`${collection}_${id}`), {
    collection,
    id,
    version: randomUUID(),
    cursor: '',
    at: FieldValue.serverTimestamp(),
  });
}

/** The note as stored; `undefined` when the work is done. */
export function readStaleCopies(snapshot: DocumentSnapshot): StaleCopies | undefined {
  if (!snapshot.exists) return undefined;
  const { collection, id, version, cursor }: Readonly<Record<string, unknown>> = snapshot.data() ?? {};
  const isNote =
    (collection === 'player' || collection === 'event') &&
    isStoredId(id) &&
    typeof version === 'string' &&
    typeof cursor === 'string';
  // Nobody but the functions writes one.
  if (!isNote) throw new Error(`Expected ${snapshot.ref.path} to be a note of stale copies, found none`);
  return { record: { collection, id }, version, cursor };
}
