import { getDocsFromServer, limit, query, serverTimestamp, where, type Firestore } from 'firebase/firestore';
import { BackendError } from '@/backend/errors';
import type { DeltaId, EventId, UserId } from '@/model/ids';
import { deltaId } from '@/model/ids';
import { limits } from '@/model/limits';
import type { Collection } from '@/model/records';
import { collectionOf, documentOf } from './collections';
import { rejection } from './commitDelta';
import { toBackendError } from './errors';
import { transact } from './transact';

/** Firestore's limit on the values of one `in`. */
const valuesPerQuery = 30;

export function approveEvent(db: Firestore, id: EventId): Promise<void> {
  const reference = documentOf(db, 'event', id);
  return transact(db, async (transaction) => {
    const stored = (await transaction.get(reference)).data();
    if (stored === undefined || stored['deleted'] === true) {
      throw new BackendError('conflict', `event/${id} was deleted elsewhere meanwhile`);
    }
    if (stored['valid'] !== 1) transaction.update(reference, { valid: 1, updatedAt: serverTimestamp() });
  });
}

/**
 * Writes tombstones over an event's matches, page by page, and over the event last, so that an attempt that breaks
 * off is found unfinished and goes on where it stopped. What is still open on a record is rejected before the record
 * goes, for the same reason. `signal` ends it between two transactions.
 */
export async function deleteEvent(
  db: Firestore,
  id: EventId,
  uid: UserId,
  signal: AbortSignal,
): Promise<void> {
  try {
    for (;;) {
      const matches = await liveMatches(db, id);
      await rejectOpen(db, 'match', matches, uid, signal);
      await bury(db, 'match', matches, signal);
      if (matches.length < limits.writesPerTransaction) break;
    }
    await rejectOpen(db, 'event', [id], uid, signal);
    await rejectAll(db, await newMatches(db, id), uid, signal);
    await bury(db, 'event', [id], signal);
  } catch (error) {
    throw toBackendError(error);
  }
}

// The cache must not answer these: offline it would say that there is nothing to delete.
async function liveMatches(db: Firestore, id: EventId): Promise<readonly string[]> {
  const live = query(
    collectionOf(db, 'match'),
    where('event.id', '==', id),
    where('deleted', '==', false),
    limit(limits.writesPerTransaction),
  );
  return (await getDocsFromServer(live)).docs.map((doc) => doc.id);
}

async function bury(
  db: Firestore,
  collection: Collection,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  if (ids.length === 0) return;
  signal.throwIfAborted();
  await transact(db, async (transaction) => {
    const references = ids.map((id) => documentOf(db, collection, id));
    const stored = await Promise.all(references.map((reference) => transaction.get(reference)));
    for (const record of stored) {
      if (!record.exists() || record.get('deleted') === true) continue;
      transaction.update(record.ref, { deleted: true, updatedAt: serverTimestamp() });
    }
  });
}

async function rejectOpen(
  db: Firestore,
  collection: Collection,
  ids: readonly string[],
  uid: UserId,
  signal: AbortSignal,
): Promise<void> {
  const open: DeltaId[] = [];
  for (const some of chunks(ids, valuesPerQuery)) {
    const found = await getDocsFromServer(
      query(
        collectionOf(db, 'delta'),
        where('status', '==', 'new'),
        where('collection', '==', collection),
        where('docId', 'in', some),
      ),
    );
    open.push(...found.docs.map((doc) => deltaId(doc.id)));
  }
  await rejectAll(db, open, uid, signal);
}

/** The open proposals of new matches of an event. Which event lies inside their value, which no index covers. */
async function newMatches(db: Firestore, id: EventId): Promise<readonly DeltaId[]> {
  const found = await getDocsFromServer(
    query(
      collectionOf(db, 'delta'),
      where('status', '==', 'new'),
      where('collection', '==', 'match'),
      where('docId', '==', ''),
    ),
  );
  return found.docs.filter((doc) => doc.get('value.event.id') === id).map((doc) => deltaId(doc.id));
}

async function rejectAll(
  db: Firestore,
  open: readonly DeltaId[],
  uid: UserId,
  signal: AbortSignal,
): Promise<void> {
  for (const some of chunks(open, limits.writesPerTransaction)) {
    signal.throwIfAborted();
    await transact(db, async (transaction) => {
      const stored = await Promise.all(some.map((delta) => transaction.get(documentOf(db, 'delta', delta))));
      for (const delta of stored) {
        // One that is being applied is the function's; it will find its record gone.
        if (delta.get('status') !== 'new' || delta.get('applying') !== undefined) continue;
        transaction.update(delta.ref, rejection('record deleted', uid));
      }
    });
  }
}

function chunks<T>(items: readonly T[], size: number): readonly T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}
