import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { sentenceOf } from '@/language/causes';
import type { Json } from '@/lib/json';
import { amendedDelta } from '@/model/proposals/amending';
import { causeOf, type Cause } from '@/model/cause';
import type { Delta } from '@/model/proposals/delta';
import type { DeltaId, UserId } from '@/model/ids';
import { proposalProblem } from '@/model/proposals/proposalProblem';
import { withProposableNames } from '@/model/proposals/proposableNames';
import { byTrust } from '@/model/trust/trustSettings';
import { whyProblem } from '@/model/proposals/why';
import { hasOtherModerator } from '../../calls/otherModerator';
import { problemFields } from '../../base/causes';
import { readDelta } from '../../base/documents';
import type { DeltaResult, DeltaOutcome, Refusal } from './outcome';

export interface OpenContext {
  readonly db: Firestore;
  readonly moderator: UserId;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly seen: number;
  readonly amend: Json | undefined;
  readonly confirms?: boolean | undefined;
  /** Keys as `readInterests` returns them. */
  readonly interests?: ReadonlySet<string> | undefined;
}

export interface OpenDelta {
  readonly ref: DocumentReference;
  readonly delta: Delta;
  readonly thread: unknown;
  /** What the result was scored from, where a function proposed it: `scoring/rounds.ts`. */
  readonly rounds: unknown;
  /** True if it is the moderator's own, and no deletion that has begun or waits for objections. */
  readonly own: boolean;
  readonly refuse: (outcome: Refusal, cause: Cause) => DeltaResult;
}

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
    // An edit that is tried at once has no decision. If it fails it waits as its author left it.
    if (context.moderator !== byTrust) tx.update(ref, problemFields(cause));
    return { id, outcome, message: sentenceOf(cause) };
  };
  const read = readDelta(snapshot);
  if (!read.ok) return { result: refuse('invalid', malformed(read.error)) };
  const delta = asDecided(read.value, context);
  if (delta === undefined) {
    return { result: refuse('invalid', malformed(`delta/${id} does not propose what is to be applied`)) };
  }
  const problem =
    proposalProblem(withProposableNames(delta), { reading: 'new', sports: undefined }) ??
    whyProblem(delta, 'stored');
  if (problem !== undefined) return { result: refuse('invalid', problem) };
  // A deletion that has begun was decided in that version and is locked since.
  if (!delta.applying && context.seen !== delta.timestamp) {
    return { result: refuse('conflict', causeOf('changedByAuthor', { record: `delta/${id}` })) };
  }

  const own =
    context.confirms !== true && !delta.applying && !delta.waits && delta.author === context.moderator;
  if (own && (await hasOtherModerator(tx, context))) return { result: refuse('own', causeOf('ownProposal')) };
  return { ref, delta, thread: snapshot.get('thread'), rounds: snapshot.get('rounds'), own, refuse };
}

/** The delta with the value that its moderator has decided on; `undefined` where it cannot have that. */
export const asDecided = (
  delta: Delta,
  { amend, moderator }: Pick<OpenContext, 'amend' | 'moderator'>,
): Delta | undefined => (amend === undefined ? delta : amendedDelta(delta, amend, moderator));

export function finalResult(id: DeltaId, snapshot: DocumentSnapshot): DeltaResult | undefined {
  const result = (outcome: DeltaOutcome, message: string): DeltaResult => ({ id, outcome, message });
  if (!snapshot.exists) return result('missing', `delta/${id} does not exist`);
  const status: unknown = snapshot.get('status');
  if (status === 'applied') return { id, outcome: 'already-applied' };
  return status === 'rejected' ? result('invalid', `delta/${id} was rejected`) : undefined;
}

/** A fault that our own pages never produce. */
export const malformed = (said: string): Cause => causeOf('malformed', { said });
