import { Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { isRestorable, type ActAsked } from '@/model/acts/acts';
import { causeOf } from '@/model/cause';
import type { ActTarget } from '@/model/acts/log';
import { deadlineExceeded } from '../../base/storeErrors';
import { hasOtherModerator } from '../../calls/otherModerator';
import { conflict, done, entryOf, type Act, type ActOutcome, type ActServices } from './act';
import { openEntry } from './oneStep';
import { restoreAct } from './restoreAct';

const isReversible = (entry: DocumentSnapshot) => isRestorable(entry.get('kind'));

/**
 * Whether another moderator must restore this act: it applied a proposal that the caller made or decided, and
 * another moderator exists. A deletion without a proposal can be restored by its own moderator.
 */
async function isLeftToOthers(
  tx: Transaction,
  { db }: Pick<ActServices, 'db'>,
  { by }: Act,
  undone: DocumentSnapshot,
): Promise<boolean> {
  const proposal: unknown = undone.get('proposal');
  if (typeof proposal !== 'string') return false;
  const isOwn =
    undone.get('by') === by || (await tx.get(db.collection('delta').doc(proposal))).get('author') === by;
  return isOwn && hasOtherModerator(tx, { db, moderator: by });
}

export async function restore(
  services: ActServices,
  act: Act,
  asked: ActAsked<'restore'>,
): Promise<ActOutcome> {
  const { db } = services;
  const { act: id } = asked;
  const ended = await openEntry(services, act, asked, async (tx) => {
    const undone = await tx.get(entryOf(db, id));
    if (!undone.exists || !isReversible(undone))
      return conflict(`actLog/${id} is nothing to restore`, causeOf('nothingToRestore'));
    if (undone.get('restoredBy') !== undefined) return done;
    if (await isLeftToOthers(tx, services, act, undone))
      return conflict(
        `actLog/${id} is your own decision: another moderator has to restore it`,
        causeOf('ownDecision'),
      );
    return {
      // Only this function writes entries.
      target: undone.get('target') as ActTarget,
      rest: { act: id },
      write: () => tx.update(undone.ref, { restoredBy: act.id }),
    };
  });
  if (ended !== undefined) return ended;
  await restoreAct(services, act, await entryOf(db, id).get());
  await entryOf(db, act.id).update({ done: true });
  return done;
}

const pageSize = 50;

/**
 * Restores everything an account did since a time, newest first. The entry records the progress. Acts
 * restored before are skipped.
 */
export async function restoreSince(
  services: ActServices,
  act: Act,
  asked: ActAsked<'restoreSince'>,
): Promise<ActOutcome> {
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
    .orderBy('at', 'desc')
    .limit(pageSize);
  const reached: unknown = (await entry.get()).get('cursor');
  let page = await (reached instanceof Timestamp ? theirs.startAt(reached) : theirs).get();
  while (!page.empty) {
    for (const each of page.docs) {
      if (!services.hasTime()) throw deadlineExceeded();
      if (!isReversible(each)) continue;
      if (await services.transact((tx) => isLeftToOthers(tx, services, act, each))) continue;
      if (!(await claim(services, act, each))) continue;
      await restoreAct(services, act, each);
      await entry.update({ cursor: each.get('at') });
    }
    const last = page.docs.at(-1);
    if (!last || page.size < pageSize) break;
    page = await theirs.startAfter(last).get();
  }
  await entry.update({ done: true });
  return done;
}

export function claim({ transact }: ActServices, act: Act, { ref }: DocumentSnapshot): Promise<boolean> {
  return transact(async (tx) => {
    const by: unknown = (await tx.get(ref)).get('restoredBy');
    if (by === undefined) tx.update(ref, { restoredBy: act.id });
    return by === undefined || by === act.id;
  });
}
