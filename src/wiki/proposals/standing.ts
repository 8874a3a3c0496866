import { selectDelta } from '../deltas/deltasSelectors';
import { selectCommandFor } from '../outbox/outboxSelectors';
import { isRefused, type Command, type CommandError } from '@/model/proposals/command';
import type { Cause } from '@/model/cause';
import type { Delta } from '@/model/proposals/delta';
import type { DeltaId } from '@/model/ids';
import type { RootState } from '@/store/typed';

export type ProposalStanding =
  | { readonly kind: 'onDevice'; readonly error?: CommandError }
  | { readonly kind: 'stuck'; readonly command: Command }
  | { readonly kind: 'applying' }
  /** `until`: moderators can object to its application, epoch milliseconds. */
  | { readonly kind: 'waiting'; readonly until?: number }
  | { readonly kind: 'problem'; readonly problem: string; readonly cause: Cause | undefined }
  | { readonly kind: 'rejected'; readonly reason: string | undefined; readonly cause: Cause | undefined }
  /**
   * `rest` is the proposal of the part that was not applied. `atOnce`: applied by trust, without a moderator.
   */
  | { readonly kind: 'applied'; readonly rest: DeltaId | undefined; readonly atOnce?: true };

export function selectStanding(state: RootState, id: string): ProposalStanding | undefined {
  const delta = selectDelta(state, id);
  return delta && standingOf(delta, selectCommandFor(state, `delta/${id}`));
}

/** A waiting command comes before the server's status. */
export function standingOf(delta: Delta, command: Command | undefined): ProposalStanding {
  if (command && isRefused(command)) return { kind: 'stuck', command };
  if (command?.body.kind === 'upsertDelta') {
    return { kind: 'onDevice', ...(command.error && { error: command.error }) };
  }
  if (command?.body.kind === 'applyDeltas' || delta.applying) return { kind: 'applying' };
  switch (delta.status) {
    case 'new':
      if (delta.problemCause?.code === 'waitsForObjections' && delta.waits)
        return { kind: 'waiting', until: delta.waits.until };
      return delta.problem === undefined
        ? { kind: 'waiting' }
        : { kind: 'problem', problem: delta.problem, cause: delta.problemCause };
    case 'rejected':
      return { kind: 'rejected', reason: delta.reason, cause: delta.reasonCause };
    case 'applied':
      return { kind: 'applied', rest: delta.rest, ...(delta.trusted && { atOnce: true }) };
  }
}
