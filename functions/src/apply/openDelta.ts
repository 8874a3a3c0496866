import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { sentenceOf } from '@/language/causes';
import type { Json } from '@/lib/json';
import { amendedDelta } from '@/model/amending';
import { causeOf, type Cause } from '@/model/cause';
import type { Delta } from '@/model/delta';
import type { DeltaId, UserId } from '@/model/ids';
import { proposalProblem } from '@/model/proposalProblem';
import { withProposableNames } from '@/model/proposableNames';
import { byTrust } from '@/model/trustSettings';
import { whyProblem } from '@/model/why';
import { hasOtherModerator } from '../calls/otherModerator';
import { problemFields } from '../base/causes';
import { readDelta } from '../base/documents';
import type { DeltaResult, Outcome, Refusal } from './outcome';

/** The facts of a call that decide whether a delta may be applied, whatever it is about. */
export interface OpenContext {
  readonly db: Firestore;
  readonly moderator: UserId;
  /** `timestamp` of the version of the delta that the moderator decided on; a later one waits. */
  readonly seen: number;
  /** The value that the moderator applies in place of the proposed one. */
  readonly amend: Json | undefined;
}

/** A delta that may be decided. */
export interface OpenDelta {
  readonly ref: DocumentReference;
  readonly delta: Delta;
  /** The words about it, as they are stored; absent where nobody has said anything. */
  readonly thread: unknown;
  /** True if it is the moderator's own, and no deletion that has begun. */
  readonly own: boolean;
  /** Leaves the delta open with what stands in its way. */
  readonly refuse: (outcome: Refusal, cause: Cause) => DeltaResult;
}

/** Reads a delta for its decision; where there is nothing to decide, the result. */
export async function openDelta(
  tx: Transaction,
  id: DeltaId,
  context: OpenContext,
): Promise<OpenDelta | { readonly result: DeltaResult }> {
  const ref = context.db.collection('delta').doc(id);
  const snapshot = await tx.get(ref);
  const known = finalResult(id, snapshot);
  if (known) return { result: known };

  const refuse = (outcome: Refusal, cause: Cause): DeltaResult => {
    // Nobody has decided what is tried at once: it waits as its author left it.
    if (context.moderator !== byTrust) tx.update(ref, problemFields(cause));
    return { id, outcome, message: sentenceOf(cause) };
  };
  const read = readDelta(snapshot);
  if (!read.ok) return { result: refuse('invalid', malformed(read.error)) };
  const delta = asDecided(read.value, context);
  if (delta === undefined) {
    return { result: refuse('invalid', malformed(`delta/${id} does not propose what is to be applied`)) };
  }
  // Before any id in it is used as a path. The names it caches are replaced by those of the records.
  // Which codes may stand in the record the decision asks: one may have been retired since it was proposed.
  const problem =
    proposalProblem(withProposableNames(delta), { reading: 'new', sports: undefined }) ??
    whyProblem(delta, 'stored');
  if (problem !== undefined) return { result: refuse('invalid', problem) };
  // A deletion that has begun was decided in that version and is locked since.
  if (!delta.applying && context.seen !== delta.timestamp) {
    return { result: refuse('conflict', causeOf('changedByAuthor', { record: `delta/${id}` })) };
  }

  const own = !delta.applying && delta.author === context.moderator;
  if (own && (await hasOtherModerator(tx, context))) return { result: refuse('own', causeOf('ownProposal')) };
  return { ref, delta, thread: snapshot.get('thread'), own, refuse };
}

/** The delta with the value that its moderator has decided on; `undefined` where it cannot have that. */
export const asDecided = (
  delta: Delta,
  { amend, moderator }: Pick<OpenContext, 'amend' | 'moderator'>,
): Delta | undefined => (amend === undefined ? delta : amendedDelta(delta, amend, moderator));

/** The result that is known from the delta's document alone and never changes again. */
export function finalResult(id: DeltaId, snapshot: DocumentSnapshot): DeltaResult | undefined {
  const result = (outcome: Outcome, message: string): DeltaResult => ({ id, outcome, message });
  if (!snapshot.exists) return result('missing', `delta/${id} does not exist`);
  const status: unknown = snapshot.get('status');
  if (status === 'applied') return { id, outcome: 'already-applied' };
  return status === 'rejected' ? result('invalid', `delta/${id} was rejected`) : undefined;
}

/** A fault in a delta that no screen of ours brings about. */
export const malformed = (said: string): Cause => causeOf('malformed', { said });
