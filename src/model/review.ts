import type { DeltaId, UserId } from './ids';

/** A moderator's word that they are looking at an open proposal. It forbids nothing to anybody. */
export interface Review {
  /** The proposal. */
  readonly id: DeltaId;
  /** The moderator. */
  readonly by: UserId;
  /** Server time, epoch milliseconds. */
  readonly at: number;
}

/** How long the word is good, unless it is said again; also in `firestore.rules`. */
export const reviewMs = 10 * 60_000;

/** More than these nobody looks at within that time. */
export const reviewsAtOnce = 200;

/** Tells whether the word is still good, by a clock that may be a little before the server's. */
export const isUnderReview = ({ at }: Pick<Review, 'at'>, now: number): boolean => now - at < reviewMs;
