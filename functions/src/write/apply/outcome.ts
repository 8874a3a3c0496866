import type { DeltaId } from '@/model/ids';

/**
 * Outcome for one delta of a call.
 *
 *   applied           this call applied it
 *   already-applied   an earlier call applied it; nothing was written
 *   conflict          the live record is neither what the author saw nor what the author wants, or the delta is not
 *                     in the version that the moderator saw
 *   missing           the delta or the record it edits does not exist
 *   invalid           the delta can never be applied in this form
 *   blocked           it waits for another delta that creates or merges a record it names, or until a time for
 *                     the objections of other moderators
 *   own               the caller is its author or declared an interest, and another moderator can decide
 *
 * A delta that stays `new` after one of the last five stores the message as `problem` and its cause as
 * `problemCause`.
 */
export type DeltaOutcome =
  | 'applied'
  | 'already-applied'
  | 'conflict'
  | 'missing'
  | 'invalid'
  | 'blocked'
  | 'own';

export type Refusal = Exclude<DeltaOutcome, 'applied' | 'already-applied'>;

export interface DeltaResult {
  readonly id: DeltaId;
  readonly outcome: DeltaOutcome;
  readonly message?: string;
  /** End of the wait for objections, epoch milliseconds. */
  readonly until?: number;
}
