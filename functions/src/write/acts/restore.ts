import {
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import { isRestorable } from '@/model/acts/acts';
import { causeOf } from '@/model/cause';
import type { ActTarget } from '@/model/acts/log';
import { isJsonObject } from '@/lib/json';
import { withThoseOfMatch } from '@/model/proposals/concernedRecords';
import type { RecordRef } from '@/model/proposals/namedRecords';
import { isCollection } from '@/model/schema/recordSchema';
import { readRecord } from '../../base/documents';
import { pagesOf } from '../../base/pages';
import { deadlineExceeded } from '../../base/storeErrors';
import { hasOtherModerator } from '../../calls/otherModerator';
import { conflict, done, entryOf, type Act, type ActServices, type Handler } from './act';
import { openEntry } from './oneStep';
import { interestOf, logInterest } from './ownInterest';
import { restoreAct } from './restoreAct';

const isReversible = (entry: DocumentSnapshot) => isRestorable(entry.get('kind'));

/**
 * Whether another moderator must restore this act: it applied a proposal that the caller made or decided, or
 * is about a declared interest, and another moderator exists. A deletion without a proposal can be restored by
 * its own moderator. `alone`: it is about such an interest, but no other moderator can restore it.
 */
async function whyOwn(
  tx: Transaction,
  { db }: Pick<ActServices, 'db'>,
  act: Act,
  reversed: DocumentSnapshot,
): Promise<'ownDecision' | 'ownInterest' | 'alone' | undefined> {
  const proposal: unknown = reversed.get('proposal');
  const owners: readonly unknown[] =
    typeof proposal === 'string'
      ? [reversed.get('by'), (await tx.get(db.collection('delta').doc(proposal))).get('author')]
      : [];
  const interest = await interestOf(tx, db, act, recordsOf(reversed), {
    except: owners,
    matches: deletedMatches(db, reversed),
  });
  if (interest === 'left') return 'ownInterest';
  const { by } = act;
  if (owners.includes(by) && (await hasOtherModerator(tx, { db, moderator: by }))) return 'ownDecision';
  return interest === 'alone' ? interest : undefined;
}

export function recordsOf(reversed: DocumentSnapshot): readonly RecordRef[] {
  const target = reversed.get('target') as ActTarget | undefined;
  if (!isCollection(target?.collection)) return [];
  const { collection, id } = target;
  const before: unknown = reversed.get('before');
  const record = readRecord(collection, { id, data: () => (isJsonObject(before) ? before : undefined) });
  return withThoseOfMatch({ collection, id }, record.ok ? record.value : undefined);
}

export const deletedMatches = (db: Firestore, { id }: DocumentSnapshot): Query =>
  db.collection('match').where('deletedIn', '==', id);

export const restore: Handler<'restore'> = async (services, act, asked) => {
  const { db } = services;
  const { act: id } = asked;
  const ended = await openEntry(services, act, asked, async (tx) => {
    const reversed = await tx.get(entryOf(db, id));
    if (!reversed.exists || !isReversible(reversed))
      return conflict(`actLog/${id} is nothing to restore`, causeOf('nothingToRestore'));
    if (reversed.get('restoredBy') !== undefined) return done;
    const own = await whyOwn(tx, services, act, reversed);
    if (own !== undefined && own !== 'alone')
      return conflict(`actLog/${id} has to be restored by another moderator: ${own}`, causeOf(own));
    const target = reversed.get('target') as ActTarget;
    return {
      target,
      rest: { act: id },
      write: () => {
        tx.update(reversed.ref, { restoredBy: act.id });
        if (own === 'alone') logInterest(tx, db, act, target);
      },
    };
  });
  if (ended !== undefined) return ended;
  await restoreAct(services, act, await entryOf(db, id).get());
  await entryOf(db, act.id).update({ done: true });
  return done;
};

const pageSize = 50;

/**
 * Restores everything an account did since a time, newest first. The entry records the progress. Acts
 * restored before are skipped.
 */
export const restoreSince: Handler<'restoreSince'> = async (services, act, asked) => {
  const { db } = services;
  const { uid, since } = asked;
  const entry = entryOf(db, act.id);
  const ended = await openEntry(services, act, asked, () =>
    Promise.resolve({
      target: { collection: 'user', id: uid },
      rest: { since: Timestamp.fromMillis(since) },
    }),
  );
  if (ended !== undefined) return ended;
  const theirs = db
    .collection('actLog')
    .where('by', '==', uid)
    .where('at', '>=', Timestamp.fromMillis(since))
    .orderBy('at', 'desc');
  const reached: unknown = (await entry.get()).get('cursor');
  const left = reached instanceof Timestamp ? theirs.startAt(reached) : theirs;
  for await (const docs of pagesOf(left, pageSize))
    for (const each of docs) {
      if (!services.hasTime()) throw deadlineExceeded();
      if (!isReversible(each)) continue;
      const own = await services.transact((tx) => whyOwn(tx, services, act, each));
      if (own !== undefined && own !== 'alone') continue;
      if (!(await claim(services, act, each, own === 'alone'))) continue;
      await restoreAct(services, act, each);
      await entry.update({ cursor: each.get('at') });
    }
  await entry.update({ done: true });
  return done;
};

/** @param isInterest the act is about a declared interest of the only moderator, so the log says so. */
export function claim(
  { db, transact }: ActServices,
  act: Act,
  { ref }: DocumentSnapshot,
  isInterest: boolean,
): Promise<boolean> {
  return transact(async (tx) => {
    const entry = await tx.get(ref);
    const by: unknown = entry.get('restoredBy');
    if (by === undefined) {
      tx.update(ref, { restoredBy: act.id });
      if (isInterest) logInterest(tx, db, act, entry.get('target') as ActTarget);
    }
    return by === undefined || by === act.id;
  });
}
