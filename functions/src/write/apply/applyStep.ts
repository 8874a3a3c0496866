import {
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { restOf } from '@/model/proposals/amending';
import { concernedRecords } from '@/model/proposals/concernedRecords';
import { causeOf, isSuperseded } from '@/model/cause';
import {
  fieldChanges,
  isDeletion,
  isNewEvent,
  isNewRecord,
  recordIdOf,
  type Delta,
  type FieldChange,
} from '@/model/proposals/delta';
import type { DeltaId } from '@/model/ids';
import { byTrust } from '@/model/trust/trustSettings';
import type { AnyRecord } from '@/model/records/records';
import { revertedBy } from '@/model/proposals/reverted';
import { approveApplied } from './approveApplied';
import { decide, type Decision } from './decide';
import { decisionBy, noProblem, problemFields, rejection } from '../../base/causes';
import { markedBy, markReverted, unmarkReverted } from '../../base/revertedMarks';
import { newestApplied, readDelta, readRecord, recordDoc } from '../../base/documents';
import { withheldParts } from '../copies/cachedFields';
import { slugFor } from '../slugs/slugFor';
import { changesCopiedField, noteStaleCopies } from '../copies/staleCopies';
import { letWait, objectionWait } from '../objections/objectionWait';
import { mergeProblem, onStandingRecord } from './identity';
import { interestIn } from './interest';
import { finalResult, malformed, openDelta, type OpenContext, type OpenDelta } from './openDelta';
import type { DeltaResult } from './outcome';
import { nameOfRecord, targetOf } from '../../base/names';
import { logOwn } from './ownProposals';
import { replacedProposals } from './replacedProposals';
import { namedRecords, recordKey, recordOf, type RecordRef } from '@/model/proposals/namedRecords';
import type { Sport } from '@/model/sports';

export interface StepContext extends OpenContext {
  readonly sports: readonly Sport[];
  readonly force: number | undefined;
  readonly approve?: boolean;
  readonly judged?: string | undefined;
  /** Keys (`recordKey`) of records whose creating delta failed earlier in this call. */
  readonly failed: ReadonlySet<string>;
}

/**
 * Applies one delta in one transaction: the record, the delta's status, the rejection of what it replaces, a
 * proposal of what the moderator left out, and a note of stale copies in matches. A call that dies leaves
 * nothing half applied, and overlapping calls apply nothing twice. `refreshCopies` updates the copies later.
 */
export async function applyStep(tx: Transaction, id: DeltaId, context: StepContext): Promise<DeltaResult> {
  const { db } = context;
  const open = await openDelta(tx, id, context);
  if ('result' in open) return open.result;
  const { ref, delta, thread, rounds, own, refuse } = open;
  // The call decided how to apply the delta when it read it; the author has changed it since.
  if (isDeletion(delta)) return refuse('conflict', causeOf('changedByAuthor', { record: `delta/${id}` }));

  const begun = await begin(tx, delta, { ...context, rounds });
  if (begun.kind === 'refuse') return refuse(begun.outcome, begun.cause);
  const { record, before, on: moved, live, named, write } = begun;

  const interest = await interestIn(
    tx,
    { ...context, except: [delta.author] },
    [delta, moved].flatMap((each) => concernedRecords(each, live)),
  );
  if (interest === 'left') return refuse('own', causeOf('ownInterest'));
  const wait = await objectionWait(tx, context, moved, live);
  if (wait !== undefined) return letWait(tx, open, wait);
  const replaced = await replacedProposals(tx, db, moved, record);
  // Trust decides between no two authors: the other one has proposed since it judged the delta.
  if (context.moderator === byTrust && replaced.some(({ cause }) => isSuperseded(cause)))
    return refuse('conflict', changedMeanwhile(moved, (fieldChanges(moved) ?? []).map(pathOf)));
  const reverted = await revertedDeltas(db, moved, live);
  const standAgain = await markedBy(db, reverted);
  write?.(tx);
  markReverted(tx, db, reverted, { by: context.moderator, in: id });
  unmarkReverted(tx, standAgain);
  const name = nameOfRecord(delta.collection, { ...record });
  const target = targetOf('delta', id, name);
  if (own) logOwn(tx, { target, kind: 'applyOwn' }, context);
  else if (interest === 'alone') logOwn(tx, { target, kind: 'decideInterested' }, context);
  if (context.approve && isNewEvent(delta))
    approveApplied(tx, { db, id, name, moderator: context.moderator });
  for (const each of replaced)
    tx.update(each.ref, { ...rejection(each.cause, context.moderator), ...noProblem });
  if (write !== undefined && changesCopiedField(moved)) {
    noteStaleCopies(tx, db, recordOf(moved));
  }
  const rest = openRest(tx, db, moved, thread);
  tx.update(ref, {
    before,
    docId: moved.docId,
    ...(delta.amended && { value: delta.value, amended: delta.amended }),
    ...turned(delta, moved),
    ...withheldParts(moved, before, named),
    ...(rest && { rest }),
    ...(context.moderator === byTrust && { trusted: true }),
    ...noProblem,
    status: 'applied',
    ...decisionBy(context.moderator),
  });
  return { id, outcome: 'applied' };
}

const changedMeanwhile = (delta: Delta, fields: readonly string[]) =>
  causeOf('changedMeanwhile', {
    record: recordKey(recordOf(delta)),
    fields,
  });

const pathOf = ({ field }: FieldChange): string => field.path;

const lookedAt = 5;

async function revertedDeltas(
  db: Firestore,
  delta: Delta,
  live: AnyRecord | undefined,
): Promise<readonly DeltaId[]> {
  if (live === undefined || isNewRecord(delta)) return [];
  return revertedBy(delta, live, await newestApplied(db, recordOf(delta), lookedAt));
}

function openRest(tx: Transaction, db: Firestore, delta: Delta, thread: unknown): string | undefined {
  const rest = restOf(delta);
  if (rest === undefined) return undefined;
  const ref = db.collection('delta').doc();
  const { author } = delta;
  tx.create(ref, {
    ...rest,
    author,
    timestamp: FieldValue.serverTimestamp(),
    status: 'new',
    ...(thread !== undefined && { thread }),
  });
  return ref.id;
}

const turned = (delta: Delta, moved: Delta) =>
  moved.docId === delta.docId || delta.collection !== 'match'
    ? {}
    : {
        field: moved.field,
        value: moved.value,
        ...(moved.base !== undefined && { base: moved.base }),
        ...(moved.amended && { amended: moved.amended }),
      };

/** Refuses a delta for which Firestore rejects the query, because of content that the checks missed. */
export async function refuseUnaskable(
  tx: Transaction,
  id: DeltaId,
  { db }: Pick<StepContext, 'db'>,
): Promise<DeltaResult> {
  const ref = db.collection('delta').doc(id);
  const known = finalResult(id, await tx.get(ref));
  if (known) return known;
  const message = `delta/${id} names something that cannot be stored`;
  tx.update(ref, problemFields(malformed(message)));
  return { id, outcome: 'invalid', message };
}

type Begun =
  | Extract<Decision, { kind: 'refuse' }>
  | (Extract<Decision, { kind: 'apply' }> & {
      readonly on: Delta;
      /** That record until now. */
      readonly live: AnyRecord | undefined;
      readonly named: ReadonlyMap<string, AnyRecord>;
      /** Absent when nothing differs. */
      readonly write?: (tx: Transaction) => void;
    });

const invalid = (said: string): Begun => ({ kind: 'refuse', outcome: 'invalid', cause: malformed(said) });

async function begin(
  tx: Transaction,
  proposed: Delta,
  context: StepContext & Pick<OpenDelta, 'rounds'>,
): Promise<Begun> {
  const { db, force, judged, failed, sports, rounds } = context;
  const delta = await onStandingRecord({ tx, db }, proposed);
  const key = recordKey(recordOf(delta));
  // The record was merged or separated since trust judged the delta.
  if (judged !== undefined && judged !== key)
    return { kind: 'refuse', outcome: 'conflict', cause: changedMeanwhile(delta, ['sameAs']) };
  const refs = namedRecords(delta);
  const own = db.collection(delta.collection).doc(recordIdOf(delta));
  const [stored, ...others] = await tx.getAll(
    own,
    ...refs.map((at) => db.collection(at.collection).doc(at.id)),
  );
  if (!stored) throw new Error(`Expected an answer for ${own.path}, found none`);
  const live = readRecord(delta.collection, stored);
  if (!live.ok) return invalid(live.error);
  const named = new Map<string, AnyRecord>();
  const players = changesDay(delta) && live.value ? await playersOf(tx, db, live.value) : [];
  for (const [ref, snapshot] of [...refs.map((each, at) => [each, others[at]] as const), ...players]) {
    const other = snapshot && readRecord(ref.collection, snapshot);
    if (other && !other.ok) return invalid(other.error);
    if (other?.value && !failed.has(recordKey(ref))) named.set(recordKey(ref), other.value);
  }
  const decision = decide(delta, { live: live.value, taken: stored.exists, named, force, sports });
  if (decision.kind === 'refuse') {
    const waits = decision.outcome === 'missing' && !stored.exists && (await isProposed(tx, db, delta));
    return waits
      ? { kind: 'refuse', outcome: 'blocked', cause: causeOf('existsFirst', { record: own.path }) }
      : decision;
  }
  const merge = await mergeProblem({ tx, db }, delta, own.id);
  if (merge !== undefined) return { kind: 'refuse', ...merge };
  const { record } = decision;
  const applied = { ...decision, on: delta, live: live.value, named };
  if (record === live.value) return applied;
  const granted = await slugFor(tx, db, delta.collection, record);
  // The match that this one became may have its sides in the opposite order.
  const hasRounds = typeof rounds === 'string' && delta.docId === proposed.docId;
  return {
    ...applied,
    write: (at) => {
      const changed = granted ? { ...record, slug: granted.slug } : record;
      at.set(own, recordDoc(hasRounds ? { ...changed, rounds } : changed, stored.data()));
      granted?.reserve(at);
    },
  };
}

const changesDay = (delta: Delta): boolean =>
  delta.collection === 'match' &&
  !isNewRecord(delta) &&
  (fieldChanges(delta) ?? []).some(({ field }) => field.path === 'date');

async function playersOf(
  tx: Transaction,
  db: Firestore,
  match: AnyRecord,
): Promise<readonly (readonly [RecordRef, DocumentSnapshot])[]> {
  if (!('player1' in match)) return [];
  const refs = [...new Set([match.player1.id, match.player2.id])].map((id): RecordRef => ({
    collection: 'player',
    id,
  }));
  const stored = await tx.getAll(...refs.map(({ id }) => db.collection('player').doc(id)));
  return refs.flatMap((ref, at) => (stored[at] ? [[ref, stored[at]] as const] : []));
}

async function isProposed(tx: Transaction, db: Firestore, { collection, docId }: Delta): Promise<boolean> {
  const proposal = readDelta(await tx.get(db.collection('delta').doc(docId)));
  return (
    proposal.ok &&
    proposal.value.status === 'new' &&
    proposal.value.collection === collection &&
    isNewRecord(proposal.value)
  );
}
