import { FieldPath, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { slicesOf } from '@/lib/slicesOf';
import { causeOf } from '@/model/cause';
import { limits } from '@/model/schema/limits';
import type { Collection } from '@/model/schema/recordSchema';
import { rejection } from '../../base/causes';
import { valuesPerQuery } from '../../base/revertedMarks';
import { deadlineExceeded } from '../../base/storeErrors';
import { counted, entryOf, standingOf, type Act, type ActServices } from './act';

export async function openOn(
  db: Firestore,
  collection: Collection,
  ids: readonly string[],
): Promise<readonly DocumentReference[]> {
  const open = db.collection('delta').where('status', '==', 'new').where('collection', '==', collection);
  const found = await Promise.all(
    slicesOf(ids, valuesPerQuery).map((some) => open.where('docId', 'in', some).select().get()),
  );
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref));
}

/**
 * The open proposals of new matches of an event. Filters in memory: the event's id is inside the proposal's
 * value, which has no index.
 */
export async function newMatchesOf(db: Firestore, event: string): Promise<readonly DocumentReference[]> {
  const { docs } = await db
    .collection('delta')
    .where('status', '==', 'new')
    .where('collection', '==', 'match')
    .where('docId', '==', '')
    .select(new FieldPath('value', 'event', 'id'))
    .get();
  return docs.filter((doc) => doc.get('value.event.id') === event).map(({ ref }) => ref);
}

export async function rejectAll(
  services: ActServices,
  act: Act,
  refs: readonly DocumentReference[],
): Promise<void> {
  const { db, transact, hasTime } = services;
  for (const some of slicesOf(refs, limits.writesPerTransaction - 1)) {
    if (!hasTime()) throw deadlineExceeded();
    await transact(async (tx) => {
      if ((await standingOf(tx, services, act)) !== 'open') return;
      const open = (await tx.getAll(...some)).filter(
        // Leave a delta that is being applied to `applyWikiDelta`, which will find the record gone.
        (delta) => delta.get('status') === 'new' && delta.get('applying') === undefined,
      );
      for (const { ref } of open) {
        tx.update(ref, { ...rejection(causeOf('recordDeleted'), act.by), rejectedIn: act.id });
      }
      if (open.length > 0) tx.update(entryOf(db, act.id), counted(0, open.length));
    });
  }
}
