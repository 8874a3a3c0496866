import { randomUUID } from 'node:crypto';
import {
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { fieldChanges, isNewRecord, type Delta } from '@/model/proposals/delta';
import type { RecordRef } from '@/model/proposals/namedRecords';
import { isStoredId } from '@/model/ids';
import type { Collection, FieldPath } from '@/model/schema/recordSchema';

/**
 * `staleCopies/{collection}_{id}`: copies of this record in matches are stale. `refreshCopies` updates them
 * and deletes the note.
 */
export interface StaleCopies {
  readonly record: RecordRef;
  /** Identifies the change that left the note. Another change restarts the work. */
  readonly version: string;
  readonly cursor: string;
}

const copiedFields = {
  player: ['name', 'formerNames'],
  event: ['date'],
} as const satisfies Partial<Record<Collection, readonly FieldPath[]>>;

export function changesCopiedField(delta: Pick<Delta, 'collection' | 'docId' | 'field' | 'value'>): boolean {
  if (isNewRecord(delta) || delta.collection === 'match') return false;
  const copied: readonly string[] = copiedFields[delta.collection];
  return (fieldChanges(delta) ?? []).some(({ field }) => copied.includes(field.path));
}

/** Writes the note in the transaction that changes the record, so that both exist or neither. */
export function noteStaleCopies(tx: Transaction, db: Firestore, { collection, id }: RecordRef): void {
  tx.set(db.collection('staleCopies').doc(`${collection}_${id}`), {
    collection,
    id,
    version: randomUUID(),
    cursor: '',
    at: FieldValue.serverTimestamp(),
  });
}

export function readStaleCopies(snapshot: DocumentSnapshot): StaleCopies | undefined {
  if (!snapshot.exists) return undefined;
  const { collection, id, version, cursor }: Readonly<Record<string, unknown>> = snapshot.data() ?? {};
  const isNote =
    (collection === 'player' || collection === 'event') &&
    isStoredId(id) &&
    typeof version === 'string' &&
    typeof cursor === 'string';
  if (!isNote) throw new Error(`Expected ${snapshot.ref.path} to be a note of stale copies, found none`);
  return { record: { collection, id }, version, cursor };
}
