import {
  FieldPath,
  FieldValue,
  Filter,
  type DocumentReference,
  type Firestore,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import { isNewRecord, recordIdOf, type Delta } from '@/model/delta';
import type { AnyRecord } from '@/model/records';
import { changesCopies, staleCopies } from './copies';
import { readDelta, readRecord } from './documents';
import { isNewer } from './plan';

/** Part of what applying a delta entails besides its own record, as much as fits one transaction. */
export interface FollowUps {
  readonly writes: readonly {
    readonly ref: DocumentReference;
    readonly update: Readonly<Record<string, unknown>>;
  }[];
  /** Where the next part goes on; `undefined` when nothing is left. */
  readonly cursor: string | undefined;
}

/**
 * Reads the next part: first the matches that carry copies of the record, in the order of their ids from the cursor
 * on, then older proposals of the same author for the same field. A match made meanwhile needs no visit, since it
 * takes its copies from the live record; neither does one that names a record deleted meanwhile.
 */
export async function nextFollowUps(
  tx: Transaction,
  db: Firestore,
  delta: Delta,
  { record, decidedBy, room }: { record: AnyRecord | undefined; decidedBy: string; room: number },
): Promise<FollowUps> {
  const cursor = delta.applying?.cursor ?? '';
  const matches = record && changesCopies(delta) ? copiesQuery(db, delta, record.id) : undefined;
  const page = matches && (await tx.get(after(matches, cursor).limit(room)));
  const writes = (page?.docs ?? []).flatMap((snapshot) => {
    const match = readRecord('match', snapshot);
    const found = match.ok ? match.value : undefined;
    const stale = found && 'player1' in found && record ? staleCopies(found, record) : {};
    return Object.keys(stale).length === 0
      ? []
      : [{ ref: snapshot.ref, update: { ...stale, updatedAt: FieldValue.serverTimestamp() } }];
  });
  const next = page?.docs.at(-1)?.id ?? cursor;
  if (page && page.size === room) return { writes, cursor: next };

  const left = room - writes.length;
  const replaced = isNewRecord(delta) ? [] : await olderProposals(tx, db, delta);
  const update = {
    status: 'rejected',
    reason: `replaced by ${delta.id}`,
    decidedBy,
    decidedAt: FieldValue.serverTimestamp(),
    problem: FieldValue.delete(),
    problemAt: FieldValue.delete(),
  };
  return {
    writes: [...writes, ...replaced.slice(0, left).map((ref) => ({ ref, update }))],
    cursor: replaced.length > left ? next : undefined,
  };
}

const after = (query: Query, cursor: string): Query => {
  const ordered = query.orderBy(FieldPath.documentId());
  return cursor === '' ? ordered : ordered.startAfter(cursor);
};

function copiesQuery(db: Firestore, { collection }: Delta, id: string): Query {
  const matches = db.collection('match');
  if (collection === 'event') return matches.where('event.id', '==', id);
  return matches.where(Filter.or(Filter.where('player1.id', '==', id), Filter.where('player2.id', '==', id)));
}

async function olderProposals(
  tx: Transaction,
  db: Firestore,
  delta: Delta,
): Promise<readonly DocumentReference[]> {
  const { docs } = await tx.get(
    db
      .collection('delta')
      .where('author', '==', delta.author)
      .where('collection', '==', delta.collection)
      .where('docId', '==', recordIdOf(delta))
      .where('field', '==', delta.field)
      .where('status', '==', 'new'),
  );
  return docs
    .filter((snapshot) => {
      const other = readDelta(snapshot);
      // One that is being applied in pages is locked: its record has changed already.
      return other.ok && other.value.applying === undefined && isNewer(delta, other.value);
    })
    .map(({ ref }) => ref);
}
