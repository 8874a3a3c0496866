import { selectDelta } from '../deltas/deltasSelectors';
import { selectCommandFor } from '../outbox/outboxSelectors';
import { isRefused, type Command, type CommandError } from '@/model/command';
import type { Cause } from '@/model/cause';
import type { Delta } from '@/model/delta';
import type { DeltaId } from '@/model/ids';
import type { RootState } from '@/store/typed';

/** Where a proposal stands, from the device to the decision. */
export type Standing =
  /** Written here, not yet taken by the server; `error` says why the last try did not get through. */
  | { readonly kind: 'onDevice'; readonly error?: CommandError }
  /** Something asked of it was refused, and waits for the user to retry or discard it. */
  | { readonly kind: 'stuck'; readonly command: Command }
  /** A moderator has asked for it to be applied. */
  | { readonly kind: 'applying' }
  /** Sent, waiting for a moderator. */
  | { readonly kind: 'waiting' }
  /** A moderator tried to apply it, and it did not fit. */
  | { readonly kind: 'problem'; readonly problem: string; readonly cause: Cause | undefined }
  | { readonly kind: 'rejected'; readonly reason: string | undefined; readonly cause: Cause | undefined }
  /** `rest`: the proposal of what was not applied with it. `atOnce`: no moderator was asked before. */
  | { readonly kind: 'applied'; readonly rest: DeltaId | undefined; readonly atOnce?: true };

/** Where a proposal at hand stands; a new object each time, so compare it deeply. */
export function selectStanding(state: RootState, id: string): Standing | undefined {
  const delta = selectDelta(state, id);
  return delta && standingOf(delta, selectCommandFor(state, `delta/${id}`));
}

/** The same from its parts: the command the delta waits for comes before what the server last said. */
export function standingOf(delta: Delta, command: Command | undefined): Standing {
  if (command && isRefused(command)) return { kind: 'stuck', command };
  if (command?.body.kind === 'upsertDelta') {
    return { kind: 'onDevice', ...(command.error && { error: command.error }) };
  }
  if (command?.body.kind === 'applyDeltas' || delta.applying) return { kind: 'applying' };
  switch (delta.status) {
    case 'new':
      return delta.problem === undefined
        ? { kind: 'waiting' }
        : { kind: 'problem', problem: delta.problem, cause: delta.problemCause };
    case 'rejected':
      return { kind: 'rejected', reason: delta.reason, cause: delta.reasonCause };
    case 'applied':
      return { kind: 'applied', rest: delta.rest, ...(delta.trusted && { atOnce: true }) };
  }
}
