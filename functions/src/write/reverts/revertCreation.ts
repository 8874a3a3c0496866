import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { valueOfRecord, type Delta } from '@/model/proposals/delta';
import type { DeltaId } from '@/model/ids';
import { recordKey } from '@/model/proposals/namedRecords';
import type { Collection } from '@/model/schema/recordSchema';
import { decisionBy } from '../../base/causes';
import { entryOf, newEntry, standingOf, type Act } from '../acts/act';
import { matchesOf, tombstone } from '../acts/deleteRecord';
import { newMatchesOf, openOn, rejectAll } from '../acts/openProposals';
import { hasOtherModerator } from '../../calls/otherModerator';
import { isLive, readRecord } from '../../base/documents';
import { recordTarget } from '../../base/names';
import { markReverted } from '../../base/revertedMarks';
import { deadlineExceeded } from '../../base/storeErrors';
import { revertEdits } from './revertEdits';
import { logInterest } from '../acts/ownInterest';
import {
  end,
  interestInUnit,
  isOwn,
  isReversal,
  isToDo,
  reversalId,
  writtenBy,
  type Unit,
  type Work,
} from './unit';

type Made = Unit & { readonly made: Delta };

type Step = 'over' | 'built' | 'begun' | 'again';

/**
 * Deletes a record that a reverted change created, if nobody builds on it: no remaining match names it,
 * nobody else changed it, and no record was merged into it. Otherwise the record stays and its edits are
 * reverted. The deletion has its own entry in `actLog`, under the id of the deleting delta, so it can be
 * restored.
 */
export async function revertCreation(work: Work, unit: Made): Promise<void> {
  const { services, act } = work;
  const id = reversalId([unit.made.id], act.id);
  const sub: Act = { id, by: act.by, kind: 'deleteRecord', proposal: id, part: act.id };
  for (let step: Step = 'again'; step === 'again';) {
    if (!services.hasTime()) throw deadlineExceeded();
    step = await begin(work, unit, sub);
    if (step === 'begun') {
      await rejectOpen(work, unit, sub);
      step = await bury(work, unit, sub);
    }
    if (step === 'built') await revertEdits(work, unit, 1);
  }
}

async function begin(work: Work, unit: Made, sub: Act): Promise<Step> {
  const { services } = work;
  const { db, transact } = services;
  const ref = db.collection(unit.collection).doc(unit.id);
  const seen = await ref.get();
  const isChanged = await isBuiltOn(work, unit);
  return transact(async (tx): Promise<Step> => {
    if (!(await isToDo(tx, work, unit))) return 'over';
    const [stored, made, entry] = await tx.getAll(
      ref,
      db.collection('delta').doc(unit.made.id),
      entryOf(db, sub.id),
    );
    if (entry?.exists) return 'begun';
    if (!isLive(stored) || made?.get('reverted') !== undefined) {
      end(tx, work, unit);
      return 'over';
    }
    if (!seen.updateTime || !stored.updateTime?.isEqual(seen.updateTime)) return 'again';
    const record = readRecord(unit.collection, stored);
    const interest = await interestInUnit(tx, work, unit, record.ok ? record.value : undefined);
    const isMine =
      interest === 'left' ||
      (isOwn(unit.made, work) && (await hasOtherModerator(tx, { db, moderator: work.act.by })));
    const matches = await namingMatches(tx, work, unit);
    if (isChanged || matches.some((match) => !isMine || !work.made.has(match))) return 'built';
    if (isMine) {
      proposeDeletion(tx, work, unit);
      return 'over';
    }
    const target = recordTarget(unit.collection, stored);
    tx.create(entryOf(db, sub.id), newEntry(sub, target, { before: stored.data() }));
    if (interest === 'alone') logInterest(tx, db, work.act, target);
    return 'begun';
  });
}

/** Keys of the matches that name the record. Includes matches that the same revert will delete. */
async function namingMatches(
  tx: Transaction,
  { services, made }: Work,
  unit: Made,
): Promise<readonly string[]> {
  if (unit.collection === 'match') return [];
  const { docs } = await tx.get(matchesOf(services, unit).limit(made.size + 1));
  return docs.map(({ id }) => recordKey({ collection: 'match', id }));
}

async function isBuiltOn({ services: { db }, ids }: Work, { collection, id, made }: Made): Promise<boolean> {
  const edits = await db
    .collection('delta')
    .where('collection', '==', collection)
    .where('docId', '==', id)
    .where('status', '==', 'applied')
    .select('author', 'reverted')
    .get();
  const isByOthers = edits.docs.some(
    (edit) =>
      edit.get('author') !== made.author &&
      edit.get('reverted') === undefined &&
      !ids.has(edit.id) &&
      !isReversal(edit.id),
  );
  if (isByOthers) return true;
  const merged = await db.collection(collection).where('sameAs', '==', id).select('deleted').get();
  return merged.docs.some(isLive);
}

function proposeDeletion(tx: Transaction, work: Work, unit: Made): void {
  const { collection, id, made, edits } = unit;
  const ref = work.services.db.collection('delta').doc(reversalId([made.id], work.act.id));
  tx.create(ref, { collection, docId: id, field: '', value: null, ...written(work), status: 'new' });
  end(tx, work, unit, { proposed: 1 + edits.length });
}

const written = (work: Work) => ({ note: deletionNote, ...writtenBy(work) });

const deletionNote = 'Reverts the creation of this record.';

async function rejectOpen({ services }: Work, { collection, id }: Made, sub: Act): Promise<void> {
  await rejectAll(services, sub, await openOn(services.db, collection, [id]));
  if (collection === 'event') await rejectAll(services, sub, await newMatchesOf(services.db, id));
}

function bury(work: Work, unit: Made, sub: Act): Promise<Step> {
  const { services, act } = work;
  const { db, transact } = services;
  return transact(async (tx): Promise<Step> => {
    if (!(await isToDo(tx, work, unit))) return 'over';
    const isOpen = (await standingOf(tx, services, sub)) === 'open';
    const [stored, ...deltas] = await tx.getAll(
      db.collection(unit.collection).doc(unit.id),
      ...[unit.made, ...unit.edits].map((delta) => db.collection('delta').doc(delta.id)),
    );
    const matches = await namingMatches(tx, work, unit);
    if (!isOpen || !isLive(stored)) {
      end(tx, work, unit);
      return 'over';
    }
    if (matches.length > 0) {
      tx.update(entryOf(db, sub.id), { done: true });
      return 'built';
    }
    const taken = deltas.filter((delta) => delta.exists && delta.get('reverted') === undefined);
    tx.update(stored.ref, tombstone(sub));
    tx.create(db.collection('delta').doc(sub.id), {
      ...{ collection: unit.collection, docId: unit.id, field: '', value: null },
      ...beforeOf(unit.collection, stored),
      ...written(work),
      status: 'applied',
      ...decisionBy(act.by),
    });
    markReverted(
      tx,
      db,
      taken.map((delta) => delta.id as DeltaId),
      { by: act.by, in: sub.id },
    );
    tx.update(entryOf(db, sub.id), { records: 1, done: true });
    end(tx, work, unit, { reverted: taken.length, records: 1 });
    return 'over';
  });
}

function beforeOf(collection: Collection, stored: DocumentSnapshot) {
  const live = readRecord(collection, stored);
  return live.ok && live.value ? { before: valueOfRecord(collection, live.value) } : {};
}
