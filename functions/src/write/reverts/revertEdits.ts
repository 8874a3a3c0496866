import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { fieldChanges, type Delta } from '@/model/proposals/delta';
import type { DeltaId, UserId } from '@/model/ids';
import { namedRecords } from '@/model/proposals/namedRecords';
import type { AnyRecord } from '@/model/records/records';
import { reversalsOf, type Reversal } from '@/model/proposals/reversal';
import { decide } from '../apply/decide';
import type { Interest } from '../apply/interest';
import { hasOtherModerator } from '../../calls/otherModerator';
import { replacedProposals } from '../apply/replacedProposals';
import { decisionBy, noProblem, rejection } from '../../base/causes';
import { readableDeltas, readableRecords, readRecord, recordDoc } from '../../base/documents';
import { markedBy, markReverted, unmarkReverted } from '../../base/revertedMarks';
import { changesCopiedField, noteStaleCopies } from '../copies/staleCopies';
import { logInterest } from '../acts/ownInterest';
import { recordTarget } from '../../base/names';
import {
  end,
  interestInUnit,
  isOwn,
  isProposed,
  isToDo,
  reversalId,
  writtenBy,
  type Unit,
  type Work,
} from './unit';

/**
 * Reverts the edits of a record that still hold, in one transaction: the record, an applied delta for each
 * reversal, and marks on the reverted deltas. Two kinds are proposed instead: changes that the moderator made
 * or decided or that are about a declared interest, if another moderator exists, and merges, because both
 * records need a look. `left` counts further deltas that are not reverted.
 */
export async function revertEdits(work: Work, unit: Unit, left = 0): Promise<void> {
  const { db, transact } = work.services;
  const standAgain = await markedBy(
    db,
    unit.edits.map(({ id }) => id),
  );
  await transact(async (tx) => {
    if (!(await isToDo(tx, work, unit))) return;
    const [stored, ...others] = await tx.getAll(
      db.collection(unit.collection).doc(unit.id),
      ...unit.edits.map(({ id }) => db.collection('delta').doc(id)),
    );
    const live = stored && readRecord(unit.collection, stored);
    const edits = standing(others);
    if (!stored || !live?.ok || live.value === undefined)
      return end(tx, work, unit, { left: left + edits.length });
    const interest = await interestInUnit(tx, work, unit, live.value);
    const plan = await planOf(tx, work, edits, { live: live.value, interest });
    const proposals = await proposalsOf(tx, work, plan.proposed);

    if (plan.record !== live.value) tx.set(stored.ref, recordDoc(plan.record, stored.data()));
    for (const each of plan.applied) apply(tx, work, each);
    if (interest === 'alone' && plan.applied.length > 0)
      logInterest(tx, db, work.act, recordTarget(unit.collection, stored));
    for (const each of proposals) tx.create(each.ref, each.data);
    const reverted = new Set(plan.applied.flatMap(({ of }) => of));
    unmarkReverted(
      tx,
      standAgain.filter((each) => reverted.has(each.in as DeltaId)),
    );
    const proposed = new Set(plan.proposed.flatMap(({ of }) => of).filter((id) => !reverted.has(id)));
    end(tx, work, unit, {
      reverted: reverted.size,
      proposed: proposed.size,
      left: left + plan.left.filter((id) => !reverted.has(id) && !proposed.has(id)).length,
      records: plan.applied.length > 0 ? 1 : 0,
    });
  });
}

const standing = (stored: readonly DocumentSnapshot[]): readonly Delta[] =>
  readableDeltas(stored).filter(({ status, reverted }) => status === 'applied' && reverted === undefined);

interface Applied {
  readonly delta: Delta;
  readonly before: Delta['value'];
  readonly of: readonly DeltaId[];
  readonly replaced: Awaited<ReturnType<typeof replacedProposals>>;
}

interface Plan {
  /** The record after the reversals; the same reference as before if none applies. */
  readonly record: AnyRecord;
  readonly applied: readonly Applied[];
  readonly proposed: readonly Reversal[];
  readonly left: readonly DeltaId[];
}

async function planOf(
  tx: Transaction,
  work: Work,
  edits: readonly Delta[],
  { live, interest }: { readonly live: AnyRecord; readonly interest: Interest },
): Promise<Plan> {
  const { services, act } = work;
  const { db, sports } = services;
  const moderator = act.by as UserId;
  const isMine = (delta: Delta) => interest === 'left' || isOwn(delta, work);
  const leavesOwn =
    interest === 'left' || (edits.some(isMine) && (await hasOtherModerator(tx, { db, moderator })));
  const { reversals, left } = reversalsOf(edits, live, leavesOwn ? isMine : undefined);
  const mine = new Set(leavesOwn ? edits.filter(isMine).map(({ id }) => id) : []);
  const isLeft = ({ of, proposal }: Reversal) => of.some((id) => mine.has(id)) || makesOne(proposal);
  const proposed = reversals.filter(isLeft);
  const now = services.now();
  const deltas = reversals
    .filter((each) => !isLeft(each))
    .map(({ proposal, of }) => ({
      of,
      delta: {
        ...proposal,
        id: reversalId(of, act.id),
        author: moderator,
        timestamp: now,
        status: 'new',
      } satisfies Delta,
    }));
  const named = await namedBy(
    tx,
    work,
    deltas.map(({ delta }) => delta),
    live,
  );
  let record = live;
  const applied: Applied[] = [];
  const refused: DeltaId[] = [];
  for (const { delta, of } of deltas) {
    const decision = decide(delta, { live: record, taken: true, named, force: undefined, sports });
    if (decision.kind === 'refuse') refused.push(...of);
    else {
      record = decision.record;
      const replaced = await replacedProposals(tx, db, delta, record);
      applied.push({ delta, of, before: decision.before, replaced });
    }
  }
  return { record, applied: withoutRepeats(applied), proposed, left: [...left, ...refused] };
}

function withoutRepeats(applied: readonly Applied[]): readonly Applied[] {
  const ending = new Set<string>();
  return applied.map((each) => ({
    ...each,
    replaced: each.replaced.filter(({ ref }) => !ending.has(ref.path) && ending.add(ref.path)),
  }));
}

const makesOne = (proposal: Reversal['proposal']): boolean =>
  (fieldChanges(proposal) ?? []).some(({ field, value }) => field.path === 'sameAs' && value !== null);

/** Records that the reversals name. For a match also its players, whose names depend on its date. */
function namedBy(
  tx: Transaction,
  { services: { db } }: Work,
  deltas: readonly Delta[],
  live: AnyRecord,
): Promise<ReadonlyMap<string, AnyRecord>> {
  const players = 'player1' in live && deltas.length > 0 ? [live.player1.id, live.player2.id] : [];
  const refs = players.map((id) => ({ collection: 'player', id }) as const);
  return readableRecords(tx, db, [...deltas.flatMap(namedRecords), ...refs]);
}

function apply(tx: Transaction, work: Work, { delta, before, of, replaced }: Applied): void {
  const { db } = work.services;
  const { collection, docId, field, value, base } = delta;
  tx.create(db.collection('delta').doc(delta.id), {
    ...{ collection, docId, field, value, base, before },
    ...writtenBy(work),
    ...decisionBy(work.act.by),
    status: 'applied',
  });
  markReverted(tx, db, of, { by: work.act.by, in: delta.id });
  for (const { ref, cause } of replaced) tx.update(ref, { ...rejection(cause, work.act.by), ...noProblem });
  if (changesCopiedField(delta)) noteStaleCopies(tx, db, { collection, id: docId });
}

/** The proposals that do not exist yet. If a proposal's id is decided or in use, it gets an id of the act. */
async function proposalsOf(tx: Transaction, work: Work, reversals: readonly Reversal[]) {
  const { db } = work.services;
  const refOf = (id: DeltaId) => db.collection('delta').doc(id);
  const found = await Promise.all(
    reversals.map(async ({ proposal, of }) => {
      const known = await tx.get(refOf(reversalId(of)));
      if (isProposed(known, proposal)) return undefined;
      const ref = known.exists ? refOf(reversalId(of, work.act.id)) : known.ref;
      return { ref, data: { ...proposal, ...writtenBy(work), status: 'new' } };
    }),
  );
  return found.filter((each) => each !== undefined);
}
