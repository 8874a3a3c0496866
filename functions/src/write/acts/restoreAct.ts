import {
  FieldValue,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import type { DeltaId } from '@/model/ids';
import type { RecordRef } from '@/model/proposals/namedRecords';
import type { Match } from '@/model/records/records';
import { isCollection } from '@/model/schema/recordSchema';
import { staleCacheWrites } from '../copies/cachedFields';
import { noReason } from '../../base/causes';
import { isLive, readableRecords, readRecord } from '../../base/documents';
import { markedBy, markReverted, unmarkReverted } from '../../base/revertedMarks';
import { deadlineExceeded } from '../../base/storeErrors';
import { counted, entryOf, type Act, type ActServices } from './act';

/** Documents per transaction. Each restored match also reads its two players. */
const pageSize = 100;

interface Restoring extends ActServices {
  readonly act: Act;
  readonly reversed: DocumentSnapshot;
}

type Refs = readonly DocumentReference[];

/**
 * Restores what an act changed, except records that a later act approved or deleted. Every step is
 * idempotent; `act` counts the restored documents.
 */
export async function restoreAct(services: ActServices, act: Act, reversed: DocumentSnapshot): Promise<void> {
  const { db } = services;
  const work: Restoring = { ...services, act, reversed };
  const id: unknown = reversed.get('target.id');
  const collection: unknown = reversed.get('target.collection');
  if (typeof id !== 'string') throw new Error(`Expected ${reversed.ref.path} to have a target, found none`);
  switch (reversed.get('kind')) {
    case 'approveEvent':
      return unapprove(work, db.collection('event').doc(id));
    case 'deleteDelta':
      return restoreDelta(work, db.collection('delta').doc(id));
    case 'deleteRecord': {
      if (!isCollection(collection)) throw new Error(`Expected ${reversed.ref.path} to name a collection`);
      const target = db.collection(collection).doc(id);
      // The event first, then players: matches refer to both.
      await restoreRecords(work, [target]);
      if (!isLive(await target.get())) return;
      for (const taken of ['player', 'match'] as const) {
        const buried = db.collection(taken).where('deletedIn', '==', reversed.id);
        await byPages(work, buried, restoreRecords);
      }
      const rejected = db.collection('delta').where('rejectedIn', '==', reversed.id);
      await byPages(work, rejected, reopen);
      const proposal: unknown = reversed.get('proposal');
      if (typeof proposal === 'string') await markDeletion(work, proposal);
    }
  }
}

async function markDeletion({ db, transact, act }: Restoring, id: string): Promise<void> {
  const standAgain = await markedBy(db, [id]);
  await transact(async (tx) => {
    const delta = await tx.get(db.collection('delta').doc(id));
    if (!delta.exists || delta.get('reverted') !== undefined) return;
    markReverted(tx, db, [id as DeltaId], { by: act.by, in: id });
    unmarkReverted(tx, standAgain);
  });
}

async function byPages(
  work: Restoring,
  query: Query,
  restorePage: (work: Restoring, refs: Refs) => Promise<void>,
): Promise<void> {
  for (;;) {
    if (!work.hasTime()) throw deadlineExceeded();
    const { docs } = await query.limit(pageSize).select().get();
    if (docs.length === 0) return;
    await restorePage(
      work,
      docs.map(({ ref }) => ref),
    );
  }
}

function unapprove({ db, transact, act, reversed }: Restoring, ref: DocumentReference): Promise<void> {
  return transact(async (tx) => {
    const event = await tx.get(ref);
    if (event.get('approvedIn') !== reversed.id) return;
    tx.update(ref, { valid: 0, approvedIn: FieldValue.delete(), updatedAt: FieldValue.serverTimestamp() });
    tx.update(entryOf(db, act.id), counted(1, 0));
  });
}

function restoreDelta({ db, transact, act, reversed }: Restoring, ref: DocumentReference): Promise<void> {
  return transact(async (tx) => {
    const [entry, stored] = await tx.getAll(reversed.ref, ref);
    // The author may have withdrawn it since it was restored.
    if (stored?.exists || entry?.get('isBack') === true) return;
    const { waits: _, ...before } = entry?.get('before') as DocumentData;
    tx.create(ref, before);
    tx.update(reversed.ref, { isBack: true });
    tx.update(entryOf(db, act.id), counted(0, 1));
  });
}

const live = {
  deleted: false,
  deletedBy: FieldValue.delete(),
  deletedAt: FieldValue.delete(),
  deletedIn: FieldValue.delete(),
  updatedAt: FieldValue.serverTimestamp(),
};

function restoreRecords({ db, transact, act, reversed }: Restoring, refs: Refs): Promise<void> {
  return transact(async (tx) => {
    const buried = (await tx.getAll(...refs)).filter((each) => each.get('deletedIn') === reversed.id);
    if (buried.length === 0) return;
    const refreshed = await refreshedCaches(tx, db, buried);
    for (const { ref } of buried) tx.update(ref, { ...live, ...refreshed.get(ref.path) });
    tx.update(entryOf(db, act.id), counted(buried.length, 0));
  });
}

/**
 * Fresh values for the cached fields of matches, by path. Players and events may have changed while the
 * matches were deleted.
 */
async function refreshedCaches(
  tx: Transaction,
  db: Firestore,
  buried: readonly DocumentSnapshot[],
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  const matches = buried.flatMap((stored): readonly (readonly [string, Match])[] => {
    // Read the tombstone as the record it becomes.
    const read = readRecord('match', { id: stored.id, data: () => ({ ...stored.data(), deleted: false }) });
    return read.ok && read.value && 'player1' in read.value ? [[stored.ref.path, read.value]] : [];
  });
  const named = matches.flatMap(([, { player1, player2, event }]): readonly RecordRef[] => [
    ...[player1, player2].map(({ id }) => ({ collection: 'player', id }) as const),
    { collection: 'event', id: event.id },
  ]);
  const records = [...(await readableRecords(tx, db, named)).values()];
  return new Map(
    matches.map(([path, match]) => [
      path,
      Object.fromEntries(records.flatMap((record) => Object.entries(staleCacheWrites(match, record)))),
    ]),
  );
}

function reopen({ db, transact, act, reversed }: Restoring, refs: Refs): Promise<void> {
  return transact(async (tx) => {
    const rejected = (await tx.getAll(...refs)).filter((each) => each.get('rejectedIn') === reversed.id);
    for (const { ref } of rejected) {
      tx.update(ref, {
        status: 'new',
        ...noReason,
        decidedBy: FieldValue.delete(),
        decidedAt: FieldValue.delete(),
        rejectedIn: FieldValue.delete(),
        waits: FieldValue.delete(),
      });
      // Otherwise the author would not be notified of the next decision.
      tx.delete(db.collection('notification').doc(ref.id));
    }
    if (rejected.length > 0) tx.update(entryOf(db, act.id), counted(0, rejected.length));
  });
}
