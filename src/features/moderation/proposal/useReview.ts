import { useEffect, useState } from 'react';
import type { DeltaId, UserId } from '@/model/ids';
import { isUnderReview } from '@/model/proposals/review';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { askOnce } from '@/wiki/answers/askOnce';
import { selectLiveList } from '@/wiki/liveLists/liveListsSlice';
import { selectUid } from '@/wiki/session/sessionSelectors';

/** Announces to other moderators that this one looks at the proposal, while an id is given. */
export function useLookAt(id: DeltaId | undefined): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (id === undefined) return undefined;
    // Refused offline, and if another moderator was first.
    const begun = dispatch(askOnce({ kind: 'lookAt', id }));
    return () =>
      void begun.then(({ failed }) => {
        if (failed === undefined) void dispatch(askOnce({ kind: 'lookAway', id }));
      });
  }, [dispatch, id]);
}

/** Interval for expiring reviews. Nobody minds one that is shown this much longer. */
const stepMs = 30_000;

export function useReviewer(ids: readonly DeltaId[]): UserId | undefined {
  const uid = useAppSelector(selectUid);
  const [now, setNow] = useState(Date.now);
  const review = useAppSelector((state) =>
    selectLiveList(state, 'reviews').data?.find(
      (each) => each.by !== uid && ids.includes(each.id) && isUnderReview(each, now),
    ),
  );
  const isOther = review !== undefined;
  useEffect(() => {
    if (!isOther) return undefined;
    const timer = setInterval(() => setNow(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, [isOther]);
  return review?.by;
}

/** The other moderator who looks at the proposal. Announces this one while `isLooking`. */
export function useReview(id: DeltaId, isLooking = true): UserId | undefined {
  useLookAt(isLooking ? id : undefined);
  return useReviewer([id]);
}
