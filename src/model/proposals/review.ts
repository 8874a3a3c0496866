import type { DeltaId, UserId } from '../ids';

export interface Review {
  readonly id: DeltaId;
  readonly by: UserId;
  readonly at: number;
}

/** How long a notice lasts unless renewed; also in `firestore.rules`. */
export const reviewMs = 10 * 60_000;

/** Safe upper limit: moderators never look at more within that time. */
export const reviewsAtOnce = 200;

/** The device's clock may be slightly behind the server's. */
export const isUnderReview = ({ at }: Pick<Review, 'at'>, now: number): boolean => now - at < reviewMs;
