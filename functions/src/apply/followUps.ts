import {
  FieldPath,
  FieldValue,
  Filter,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import { causeOf } from '@/model/cause';
import { isDeletion, isNewRecord, recordIdOf, type Delta } from '@/model/delta';
import type { AnyRecord } from '@/model/records';
import { staleCacheWrites } from '../base/cachedFields';
import { noProblem, reasonFields } from '../base/causes';
import { readDelta, readRecord } from '../base/documents';
import { changesCachedField, isNewer } from './plan';

interface Write {
  readonly ref: DocumentReference;
  readonly update: Readonly<Record<string, unknown>>;
}

/** Part of what applying a delta entails besides its own record, as much as fits one transaction. */
export interface FollowUps {
  readonly writes: readonly Write[];
  /** Where the next part goes on; `undefined` when nothing is left. */
  readonly cursor: string | undefined;
}

/**
 * Reads the next part: first the matches that cache fields of the record, in the order of their ids from the cursor
 * on, then older proposals of the same author for the same field.
 *
 * The writes are asked for outside the transaction, because a query inside locks far more than it finds; each document
 * is read again inside. So a match made between the query and the commit of the record's change is missed, and
 * matches are only finished by a query that began after that commit. One made later caches what the changed
 * record says.
 */
export async function nextFollowUps(
  tx: Transaction,
  db: Firestore,
  delta: Delta,
  { record, decidedBy, room }: { record: AnyRecord | undefined; decidedBy: string; room: number },
): Promise<FollowUps> {
  const begun = delta.applying !== undefined;
  const cursor = delta.applying?.cursor ?? '';
  const writes: Write[] = [];
  let next = cursor;
  if (record && changesCachedField(delta)) {
    const page = await after(cachingMatchesQuery(db, delta, record.id), cursor)
      .limit(room)
      .get();
    const full = page.size === room;
    // Few enough change together with the record, so that readers never see them apart.
    if (begun || !full) writes.push(...(await refreshes(tx, page.docs, record)));
    if (!begun) return { writes, cursor };
    next = page.docs.at(-1)?.id ?? cursor;
    if (full) return { writes, cursor: next };
  }

  const left = room - writes.length;
  const replaced = isNewRecord(delta) ? [] : await olderProposals(tx, db, delta);
  const update = {
    status: 'rejected',
    ...reasonFields(causeOf('replacedBy', { id: delta.id })),
    decidedBy,
    decidedAt: FieldValue.serverTimestamp(),
    ...noProblem,
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

function cachingMatchesQuery(db: Firestore, { collection }: Delta, id: string): Query {
  const matches = db.collection('match');
  if (collection === 'event') return matches.where('event.id', '==', id);
  return matches.where(Filter.or(Filter.where('player1.id', '==', id), Filter.where('player2.id', '==', id)));
}

async function refreshes(
  tx: Transaction,
  page: readonly DocumentSnapshot[],
  record: AnyRecord,
): Promise<readonly Write[]> {
  const refs = page.filter((snapshot) => refresh(snapshot, record)).map(({ ref }) => ref);
  const current = refs.length === 0 ? [] : await tx.getAll(...refs);
  return current.flatMap((snapshot) => refresh(snapshot, record) ?? []);
}

/** The write that puts a match's cached fields right; `undefined` when they are, or when the match is deleted. */
function refresh(snapshot: DocumentSnapshot, record: AnyRecord): Write | undefined {
  const match = readRecord('match', snapshot);
  if (!match.ok || !match.value || !('player1' in match.value)) return undefined;
  const stale = staleCacheWrites(match.value, record);
  if (Object.keys(stale).length === 0) return undefined;
  return { ref: snapshot.ref, update: { ...stale, updatedAt: FieldValue.serverTimestamp() } };
}

/** Older proposals of the same author for the same field; what is older than the delta was there before the delta was read. */
async function olderProposals(
  tx: Transaction,
  db: Firestore,
  delta: Delta,
): Promise<readonly DocumentReference[]> {
  const { docs } = await db
    .collection('delta')
    .where('author', '==', delta.author)
    .where('collection', '==', delta.collection)
    .where('docId', '==', recordIdOf(delta))
    .where('field', '==', delta.field)
    .where('status', '==', 'new')
    .get();
  const older = docs.filter((snapshot) => isReplaced(delta, snapshot));
  if (older.length === 0) return [];
  const current = await tx.getAll(...older.map(({ ref }) => ref));
  return current.filter((snapshot) => isReplaced(delta, snapshot)).map(({ ref }) => ref);
}

function isReplaced(delta: Delta, snapshot: DocumentSnapshot): boolean {
  const other = readDelta(snapshot);
  if (!other.ok || other.value.status !== 'new' || !isNewer(delta, other.value)) return false;
  // A proposal to delete the record is another one than that of several of its fields.
  if (isDeletion(other.value)) return false;
  // One that is being applied in pages is locked: its record has changed already.
  return other.value.applying === undefined;
}
