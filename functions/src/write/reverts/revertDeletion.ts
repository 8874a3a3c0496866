import type { Delta } from '@/model/proposals/delta';
import { isLive } from '../../base/documents';
import { entryOf } from '../acts/act';
import { interestIn } from '../apply/interest';
import { claim, deletedMatches, recordsOf } from '../acts/restore';
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
  const { author, decidedBy } = unit.deletion;
  const caller = { db, moderator: act.by, interests: work.interests };
  const decision = { except: [author, decidedBy], matches: deletedMatches(db, entry) };
  const [interest, isLeft] = await transact(async (tx) => {
    const found = await interestIn(tx, { ...caller, ...decision }, recordsOf(entry));
    const leavesOwn = isOwn(unit.deletion, work) && (await hasOtherModerator(tx, caller));
    return [found, found === 'left' || leavesOwn] as const;
  });
  const isMine =
    !isLeft &&
    entry.get('kind') === 'deleteRecord' &&
    (await claim(services, act, entry, interest === 'alone'));
  if (isMine) await restoreAct(services, act, entry);
  await transact(async (tx) => {
    if (!(await isToDo(tx, work, unit))) return;
    const record = await tx.get(db.collection(unit.collection).doc(unit.id));
    end(tx, work, unit, isLive(record) ? { reverted: isMine ? 1 : 0 } : { left: 1 });
  });
}
