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
import type { AnyRecord } from '@/model/records';
import { readRecord } from '../base/documents';
import { staleCacheWrites } from './cachedFields';
import { readStaleCopies, type StaleCopies } from './staleCopies';

/** The services that the job needs. */
export interface RefreshServices {
  readonly db: Firestore;
  /** Runs a body that reads before it writes, again when others wrote meanwhile. */
  readonly transact: <T>(body: (tx: Transaction) => Promise<T>) => Promise<T>;
  /** Tells whether there is time for another page. */
  readonly hasTime: () => boolean;
  /** Matches of one page. */
  readonly pageSize?: number;
}

/** Enough for 2,000 matches in seconds, few enough that a decision on one of them waits for a moment only. */
const matchesOfPage = 100;

/**
 * Does the work that a note asks for: puts right what matches copy of one record, by pages in the order of their ids. Every
 * page is one transaction that reads the record and the note again and writes how far the work has come, so whoever
 * goes on after a kill, or works beside, does nothing twice and nothing of yesterday. Answers whether all is done.
 *
 * A page is asked for outside its transaction, because a query inside locks far more than it finds; each match is read
 * again inside. None is missed: the note was left in the very commit that changed the record, so matches stored before
 * it are found, and whatever stores one later copies what the record says now.
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

/** One transaction; answers the work that is left after it. */
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
  // Another change or another worker was here: the page is not of what is to be done now.
  if (work?.version !== asked.version || work.cursor !== asked.cursor) return work;
  const live = readRecord(collection, source);
  // Nothing is copied of a record that is gone.
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
  if (collection === 'event') return matches.where('event.id', '==', id);
  return matches.where(Filter.or(Filter.where('player1.id', '==', id), Filter.where('player2.id', '==', id)));
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
  // The page is no older than the note: a match that was right then is so still.
  const refs = page.filter((snapshot) => refresh(snapshot, record)).map(({ ref }) => ref);
  const current = refs.length === 0 ? [] : await tx.getAll(...refs);
  return current.flatMap((snapshot) => refresh(snapshot, record) ?? []);
}

/** The write that puts a match's copied fields right; `undefined` when they are, or when the match is deleted. */
function refresh(snapshot: DocumentSnapshot, record: AnyRecord): Write | undefined {
  const match = readRecord('match', snapshot);
  if (!match.ok || !match.value || !('player1' in match.value)) return undefined;
  const stale = staleCacheWrites(match.value, record);
  if (Object.keys(stale).length === 0) return undefined;
  return { ref: snapshot.ref, update: { ...stale, updatedAt: FieldValue.serverTimestamp() } };
}
