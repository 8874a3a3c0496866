import type { Delta } from '@/model/proposals/delta';
import { entryOf } from '../acts/act';
import { isInterest } from '../apply/interest';
import { claim, recordsOf } from '../acts/restore';
import { restoreAct } from '../acts/restoreAct';
import { hasOtherModerator } from '../../calls/otherModerator';
import { end, isOwn, isToDo, type Unit, type Work } from './unit';

/**
 * Restores what an applied proposal deleted, like restoring its act. Skips records that others have restored,
 * and proposals that the moderator made or decided, or about a declared interest, if another moderator can
 * restore them.
 */
export async function revertDeletion(work: Work, unit: Unit & { readonly deletion: Delta }): Promise<void> {
  const { services, act } = work;
  const { db, transact } = services;
  const entry = await entryOf(db, unit.deletion.id).get();
  const interest = await isInterest({ db, interests: work.interests }, recordsOf(entry));
  const isLeft =
    (interest || isOwn(unit.deletion, work)) &&
    (await transact((tx) => hasOtherModerator(tx, { db, moderator: act.by })));
  const isMine =
    !isLeft && entry.get('kind') === 'deleteRecord' && (await claim(services, act, entry, interest));
  if (isMine) await restoreAct(services, act, entry);
  await transact(async (tx) => {
    if (!(await isToDo(tx, work, unit))) return;
    const record = await tx.get(db.collection(unit.collection).doc(unit.id));
    const isBack = record.exists && record.get('deleted') !== true;
    end(tx, work, unit, isBack ? { reverted: isMine ? 1 : 0 } : { left: 1 });
  });
}
