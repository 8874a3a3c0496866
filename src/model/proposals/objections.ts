import { fieldChanges, isNewRecord, type Delta } from './delta';
import type { UserId } from '../ids';

/** Deleting or merging a record with so many matches waits for objections of other moderators. */
export const matchesToWait = 5;
export const objectionMs = 86_400_000;

/**
 * How long the application of a proposal waits. Rejecting the proposal is an objection; another moderator who
 * applies it consents, which ends the wait.
 */
export interface Wait {
  readonly by: UserId;
  /** Epoch milliseconds. */
  readonly until: number;
}

export const mayGoOn = ({ by, until }: Wait, moderator: string, now: number): boolean =>
  by !== moderator || now >= until;

export const merges = (delta: Pick<Delta, 'collection' | 'docId' | 'field' | 'value'>): boolean =>
  !isNewRecord(delta) &&
  (fieldChanges(delta) ?? []).some(({ field, value }) => field.path === 'sameAs' && value !== null);
