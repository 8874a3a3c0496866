import {
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { sentenceOf } from '@/language/causes';
import { causeOf, type Cause } from '@/model/cause';
import { isNewRecord, recordIdOf, type Delta } from '@/model/delta';
import { proposalProblem } from '@/model/proposalProblem';
import type { DeltaId, UserId } from '@/model/ids';
import { withProposableNames } from '@/model/proposableNames';
import type { AnyRecord } from '@/model/records';
import { whyProblem } from '@/model/why';
import { decide, type Decision } from './decide';
import { noProblem, problemFields } from '../base/causes';
import { readDelta, readRecord, recordDoc } from '../base/documents';
import { nextFollowUps } from './followUps';
import { mergeProblem, onStandingRecord } from './identity';
import type { DeltaResult, Outcome, Refusal } from './outcome';
import { nameOfRecord } from '../base/names';
import { hasOtherModerator, logOwn } from './ownProposals';
import { namedRecords } from '@/model/namedRecords';
import type { Sport } from '@/model/sports';
import { recordKey } from './plan';

/** The facts that the application of one delta depends on besides the stored documents. */
export interface StepContext {
  readonly db: Firestore;
  readonly moderator: UserId;
  /** The sports whose codes may be applied. */
  readonly sports: readonly Sport[];
  /** `updatedAt` of the live record over which the moderator insists. */
  readonly force: number | undefined;
  /** `timestamp` of the version of the delta that the moderator decided on; a later one waits. */
  readonly seen: number;
  /** Records, by `recordKey`, whose creating delta failed earlier in this call. */
  readonly failed: ReadonlySet<string>;
  /** Most writes of one transaction, at least 3. */
  readonly writesPerTransaction: number;
}

/**
 * One transaction of applying a delta; `undefined` when it needs a further one. The first decides and changes the
 * record, every one does a page of what follows from that, the last marks the delta `applied`. Whatever is needed to
 * go on stands in the delta itself, so what a call leaves when it dies the next call finishes, and calls that
 * overlap help each other.
 */
export async function applyStep(
  tx: Transaction,
  id: DeltaId,
  context: StepContext,
): Promise<DeltaResult | undefined> {
  const ref = context.db.collection('delta').doc(id);
  const snapshot = await tx.get(ref);
  const known = finalResult(id, snapshot);
  if (known) return known;

  const refuse = (outcome: Refusal, cause: Cause): DeltaResult => {
    tx.update(ref, problemFields(cause));
    return { id, outcome, message: sentenceOf(cause) };
  };
  const delta = readDelta(snapshot);
  if (!delta.ok) return refuse('invalid', malformed(delta.error));
  // Before any id in it is used as a path. The names it caches are replaced by those of the records.
  // Which codes may stand in the record the decision asks: one may have been retired since it was proposed.
  const problem =
    proposalProblem(withProposableNames(delta.value), { reading: 'new', sports: undefined }) ??
    whyProblem(delta.value, 'stored');
  if (problem !== undefined) return refuse('invalid', problem);
  // One whose application has begun was decided in that version and is locked since.
  if (!delta.value.applying && context.seen !== delta.value.timestamp) {
    return refuse('conflict', causeOf('changedByAuthor', { record: `delta/${id}` }));
  }

  const own = !delta.value.applying && delta.value.author === context.moderator;
  if (own && (await hasOtherModerator(tx, context))) return refuse('own', causeOf('ownProposal'));

  const stage = delta.value.applying
    ? await resume(tx, delta.value, context)
    : await begin(tx, delta.value, context);
  if (stage.kind === 'refuse') return refuse(stage.outcome, stage.cause);
  const { record, write } = stage;
  const moved = stage.on ?? delta.value;

  const followUps = await nextFollowUps(tx, context.db, moved, {
    record,
    decidedBy: context.moderator,
    room: context.writesPerTransaction - 2,
  });
  const begun =
    stage.before === undefined
      ? {}
      : {
          before: stage.before,
          decidedBy: context.moderator,
          docId: moved.docId,
          ...turned(delta.value, moved),
        };
  write?.(tx);
  if (own) logOwn(tx, { id, name: nameOfRecord(delta.value.collection, record && { ...record }) }, context);
  for (const { ref: at, update } of followUps.writes) tx.update(at, update);
  tx.update(ref, {
    ...begun,
    ...noProblem,
    ...(followUps.cursor === undefined
      ? { status: 'applied', decidedAt: FieldValue.serverTimestamp(), applying: FieldValue.delete() }
      : { applying: { cursor: followUps.cursor } }),
  });
  return followUps.cursor === undefined ? { id, outcome: 'applied' } : undefined;
}

/** What a delta says differently of a match that has the two players the other way round. */
const turned = (delta: Delta, moved: Delta) =>
  moved.docId === delta.docId || delta.collection !== 'match'
    ? {}
    : { field: moved.field, value: moved.value, ...(moved.base !== undefined && { base: moved.base }) };

/** One transaction that refuses a delta about which the store cannot be asked, whatever in it the checks have missed. */
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

/** The result that is known from the delta's document alone and never changes again. */
export function finalResult(id: DeltaId, snapshot: DocumentSnapshot): DeltaResult | undefined {
  const result = (outcome: Outcome, message: string): DeltaResult => ({ id, outcome, message });
  if (!snapshot.exists) return result('missing', `delta/${id} does not exist`);
  const status: unknown = snapshot.get('status');
  if (status === 'applied') return { id, outcome: 'already-applied' };
  return status === 'rejected' ? result('invalid', `delta/${id} was rejected`) : undefined;
}

type Stage =
  | Extract<Decision, { kind: 'refuse' }>
  | {
      readonly kind: 'apply';
      /** The live record as it will be; `undefined` when it was deleted while the application went on. */
      readonly record: AnyRecord | undefined;
      /** Absent when the application has begun before. */
      readonly before?: Delta['value'];
      /** The delta on the record that is changed, which may be another one than it named. */
      readonly on?: Delta;
      readonly write?: (tx: Transaction) => void;
    };

const invalid = (said: string): Stage => ({ kind: 'refuse', outcome: 'invalid', cause: malformed(said) });

const malformed = (said: string): Cause => causeOf('malformed', { said });

async function resume(tx: Transaction, delta: Delta, { db }: StepContext): Promise<Stage> {
  const snapshot = await tx.get(db.collection(delta.collection).doc(recordIdOf(delta)));
  const live = readRecord(delta.collection, snapshot);
  return live.ok ? { kind: 'apply', record: live.value } : invalid(live.error);
}

async function begin(tx: Transaction, proposed: Delta, context: StepContext): Promise<Stage> {
  const { db, force, failed, sports } = context;
  const delta = await onStandingRecord(tx, db, proposed);
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
  for (const [at, ref] of refs.entries()) {
    const other = others[at] && readRecord(ref.collection, others[at]);
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
  const merge = await mergeProblem(tx, db, delta, own.id);
  if (merge !== undefined) return { kind: 'refuse', ...merge };
  const { record, before } = decision;
  const applied = { kind: 'apply', record, before, on: delta } as const;
  if (record === live.value) return applied;
  return { ...applied, write: (at) => at.set(own, recordDoc(record, stored.data())) };
}

/** Tells whether the record a delta edits is itself only proposed so far. */
async function isProposed(tx: Transaction, db: Firestore, { collection, docId }: Delta): Promise<boolean> {
  const proposal = readDelta(await tx.get(db.collection('delta').doc(docId)));
  return (
    proposal.ok &&
    proposal.value.status === 'new' &&
    proposal.value.collection === collection &&
    isNewRecord(proposal.value)
  );
}
