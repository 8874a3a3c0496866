import type { DeltaId } from '@/model/ids';

/**
 * The outcome for one delta of a call.
 *
 *   applied           this call finished it
 *   already-applied   someone finished it before; nothing was written
 *   conflict          the live record is neither what the author saw nor what the author wants, or the delta is not
 *                     what the moderator saw
 *   missing           the delta or the record it edits does not exist
 *   invalid           the delta may never be applied as it is
 *   blocked           it waits for another delta: one that makes a record it names, or merges what it takes for one
 *   own               it is the caller's own, and there is another moderator who can decide
 *
 * A delta that stays `new` after one of the last five carries the message as its `problem`, and what it means as its `problemCause`.
 */
export type Outcome = 'applied' | 'already-applied' | 'conflict' | 'missing' | 'invalid' | 'blocked' | 'own';

export type Refusal = Exclude<Outcome, 'applied' | 'already-applied'>;

export interface DeltaResult {
  readonly id: DeltaId;
  readonly outcome: Outcome;
  /** Why it was not applied. */
  readonly message?: string;
}
