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

/** Tells other moderators that this one looks at the proposal, for as long as one is given. */
export function useLookAt(id: DeltaId | undefined): void {
  const dispatch = useAppDispatch();
  useEffect(() => (id === undefined ? undefined : dispatch(lookAt(id))), [dispatch, id]);
}

/** Nobody notices a word that is still shown for so long after it has ended. */
const stepMs = 30_000;

/** The other moderator who looks at one of the proposals now, if any. */
export function useReviewer(ids: readonly DeltaId[]): UserId | undefined {
  const uid = useAppSelector(selectUid);
  const [now, setNow] = useState(Date.now);
  const review = useAppSelector((state) =>
    state.reviews.find((each) => each.by !== uid && ids.includes(each.id) && isUnderReview(each, now)),
  );
  const isOther = review !== undefined;
  useEffect(() => {
    if (!isOther) return undefined;
    const timer = setInterval(() => setNow(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, [isOther]);
  return review?.by;
}

/** The other moderator who looks at the proposal now, if any. While this one does, others are told. */
export function useReview(id: DeltaId, isLooking: boolean): UserId | undefined {
  useLookAt(isLooking ? id : undefined);
  return useReviewer([id]);
}
