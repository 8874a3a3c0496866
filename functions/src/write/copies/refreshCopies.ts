import {
  FieldPath,
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import type { AnyRecord } from '@/model/records/records';
import { withPlayer, readRecord } from '../../base/documents';
import type { WorkServices } from '../../base/work';
import { staleCacheWrites } from './cachedFields';
import { readStaleCopies, type StaleCopies } from './staleCopies';

export interface RefreshServices extends WorkServices {
  readonly pageSize?: number;
}

/** Enough for 2,000 matches in seconds, but few enough that a decision on one of them waits only briefly. */
const matchesOfPage = 100;

/**
 * Updates what matches copy of one record, in pages ordered by match id. Each page is one transaction that
 * rereads record and note and stores the new cursor, so a resumed or parallel worker repeats nothing and
 * copies nothing outdated. Resolves to whether the work is finished.
 *
 * The query runs outside the transaction, because a query inside locks far more than it finds; each match is
 * read again inside. No match is missed: the note was written in the commit that changed the record, so the
 * query finds all matches stored before it, and later ones copy the new values.
 */
export async function refreshCopies(services: RefreshServices, note: DocumentReference): Promise<boolean> {
  const { db, transact, hasTime, pageSize = matchesOfPage } = services;
  let work = readStaleCopies(await note.get());
  while (work) {
    if (!hasTime()) return false;
    const asked = work;
    const page = await after(copyingMatches(db, asked), asked.cursor).limit(pageSize).get();
    work = await transact((tx) =>
      refreshPage(tx, note, asked, { page: page.docs, isLast: page.size < pageSize }),
    );
  }
  return true;
}

async function refreshPage(
  tx: Transaction,
  note: DocumentReference,
  asked: StaleCopies,
  { page, isLast }: { readonly page: readonly DocumentSnapshot[]; readonly isLast: boolean },
): Promise<StaleCopies | undefined> {
  const { collection, id } = asked.record;
  const [stored, source] = await tx.getAll(note, note.firestore.collection(collection).doc(id));
  if (!stored || !source) throw new Error(`Expected answers for ${note.path} and its record, found none`);
  const work = readStaleCopies(stored);
  // Another change or worker has moved on, so this page is outdated.
  if (work?.version !== asked.version || work.cursor !== asked.cursor) return work;
  const live = readRecord(collection, source);
  const writes = live.ok && live.value ? await refreshes(tx, page, live.value) : [];
  for (const { ref, update } of writes) tx.update(ref, update);
  const cursor = page.at(-1)?.id;
  if (isLast || cursor === undefined) {
    tx.delete(note);
    return undefined;
  }
  tx.update(note, { cursor });
  return { ...work, cursor };
}

const after = (query: Query, cursor: string): Query => {
  const ordered = query.orderBy(FieldPath.documentId());
  return cursor === '' ? ordered : ordered.startAfter(cursor);
};

function copyingMatches(db: Firestore, { record: { collection, id } }: StaleCopies): Query {
  const matches = db.collection('match');
  return collection === 'event' ? matches.where('event.id', '==', id) : matches.where(withPlayer(id));
}

interface Write {
  readonly ref: DocumentReference;
  readonly update: Readonly<Record<string, unknown>>;
}

async function refreshes(
  tx: Transaction,
  page: readonly DocumentSnapshot[],
  record: AnyRecord,
): Promise<readonly Write[]> {
  // The page is no older than the note, so a match that was current then still is.
  const refs = page.filter((snapshot) => refresh(snapshot, record)).map(({ ref }) => ref);
  const current = refs.length === 0 ? [] : await tx.getAll(...refs);
  return current.flatMap((snapshot) => refresh(snapshot, record) ?? []);
}

/** The update for a match's copied fields; `undefined` if they are current or the match is deleted. */
function refresh(snapshot: DocumentSnapshot, record: AnyRecord): Write | undefined {
  const match = readRecord('match', snapshot);
  if (!match.ok || !match.value || !('player1' in match.value)) return undefined;
  const stale = staleCacheWrites(match.value, record);
  if (Object.keys(stale).length === 0) return undefined;
  return { ref: snapshot.ref, update: { ...stale, updatedAt: FieldValue.serverTimestamp() } };
}
