import {
  FieldValue,
  Filter,
  Timestamp,
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';
import { plainDoc } from '@/lib/plainData';
import type { Delta } from '@/model/proposals/delta';
import { recordKey, type RecordRef } from '@/model/proposals/namedRecords';
import { parseDecidable } from '@/model/parsing/parseDelta';
import { recordParsers } from '@/model/parsing/recordParsers';
import type { AnyRecord } from '@/model/records/records';
import type { Collection } from '@/model/schema/recordSchema';

export const millis = (value: unknown): number | undefined =>
  value instanceof Timestamp ? value.toMillis() : undefined;

export const isLive = (record: DocumentSnapshot | undefined): record is DocumentSnapshot =>
  record?.exists === true && record.get('deleted') !== true;

export const withPlayer = (player: string): Filter =>
  Filter.or(Filter.where('player1.id', '==', player), Filter.where('player2.id', '==', player));

type Stored = Pick<DocumentSnapshot, 'id' | 'data'>;

/** `value` and `base` are left unchecked here; `proposalProblem` checks them. */
export function readDelta(snapshot: Stored): Parsed<Delta> {
  // A number would parse as a time, but its version could not be compared.
  if (millis(snapshot.data()?.['timestamp']) === undefined) {
    return unparsed(`delta/${snapshot.id}: expected timestamp to be a time`);
  }
  return parseDecidable(plainDoc(snapshot, Timestamp));
}

/** Without deltas that cannot be read. */
export const readableDeltas = (snapshots: readonly Stored[]): readonly Delta[] =>
  snapshots.flatMap((snapshot) => {
    const read = readDelta(snapshot);
    return read.ok ? [read.value] : [];
  });

/** The newest applied changes of a record, the newest first, without the one that created it. */
export async function newestApplied(
  db: Firestore,
  { collection, id }: RecordRef,
  most: number,
): Promise<readonly Delta[]> {
  const newest = db
    .collection('delta')
    .where('status', '==', 'applied')
    .where('collection', '==', collection)
    .where('docId', '==', id)
    .orderBy('decidedAt', 'desc')
    .limit(most);
  return readableDeltas((await newest.get()).docs);
}

export function readRecord(collection: Collection, snapshot: Stored): Parsed<AnyRecord | undefined> {
  const data = snapshot.data();
  if (data === undefined || data['deleted'] === true) return parsed(undefined);
  const read = recordParsers[collection](plainDoc(snapshot, Timestamp));
  if (!read.ok) return read;
  // The parser checks the fields that the model uses, but drops unknown fields and normalises others. A
  // decision writes the whole record, so keep the stored form of every field it does not change.
  const { value } = read;
  const times = { updatedAt: value.updatedAt, ...('created' in value && { created: value.created }) };
  return parsed({ ...data, ...times, id: snapshot.id } as AnyRecord);
}

export async function readableRecords(
  tx: Transaction,
  db: Firestore,
  refs: readonly RecordRef[],
): Promise<ReadonlyMap<string, AnyRecord>> {
  const wanted = [...new Map(refs.map((ref) => [recordKey(ref), ref])).values()];
  if (wanted.length === 0) return new Map();
  const stored = await tx.getAll(...wanted.map(({ collection, id }) => db.collection(collection).doc(id)));
  return new Map(
    wanted.flatMap((ref, at) => {
      const read = stored[at] && readRecord(ref.collection, stored[at]);
      return read?.ok && read.value ? [[recordKey(ref), read.value] as const] : [];
    }),
  );
}

export function recordDoc(record: AnyRecord, stored: DocumentData | undefined): DocumentData {
  const { id: _, ...fields } = record;
  // The model keeps milliseconds. Keep the more precise stored time.
  const known: unknown = stored?.['created'];
  const created = 'created' in record ? (known ?? Timestamp.fromMillis(record.created)) : undefined;
  return {
    ...fields,
    ...(created === undefined ? {} : { created }),
    deleted: false,
    updatedAt: FieldValue.serverTimestamp(),
  };
}
