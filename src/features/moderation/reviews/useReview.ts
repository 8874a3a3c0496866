import { useEffect, useState } from 'react';
import type { DeltaId, UserId } from '@/model/ids';
import { isUnderReview } from '@/model/review';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { selectUid } from '@/wiki/session/sessionSelectors';
import { followReviews, lookAt } from './reviewThunks';

/** Follows who looks at what while the queue is open. */
export function useReviews(): void {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(followReviews()), [dispatch]);
}

/** Nobody notices a word that is still shown for so long after it has ended. */
const stepMs = 30_000;

/** The other moderator who looks at the proposal now, if any. While this one does, others are told. */
export function useReview(id: DeltaId, isLooking: boolean): UserId | undefined {
  const dispatch = useAppDispatch();
  const uid = useAppSelector(selectUid);
  const review = useAppSelector((state) => state.reviews.find((each) => each.id === id));
  const [now, setNow] = useState(Date.now);
  const isOther = review !== undefined && review.by !== uid;
  useEffect(() => {
    if (!isOther) return undefined;
    const timer = setInterval(() => setNow(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, [isOther]);
  useEffect(() => (isLooking ? dispatch(lookAt(id)) : undefined), [dispatch, id, isLooking]);
  return review && isOther && isUnderReview(review, now) ? review.by : undefined;
}
