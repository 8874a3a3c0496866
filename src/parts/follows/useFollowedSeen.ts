import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { followsActions } from '@/wiki/follows/followsSlice';

/**
 * Takes news up to a time as seen as soon as it is shown to somebody. Answers the time up to which it was seen before the
 * screen was opened, so that what was new stays marked for as long as it is read.
 */
export function useFollowedSeen(newest: number): number {
  const dispatch = useAppDispatch();
  const seen = useAppSelector((state) => state.follows.seen);
  const [before] = useState(seen);
  useEffect(() => {
    if (newest === 0) return undefined;
    const take = () => {
      if (document.visibilityState === 'visible') dispatch(followsActions.seenUpTo(newest));
    };
    take();
    document.addEventListener('visibilitychange', take);
    return () => document.removeEventListener('visibilitychange', take);
  }, [dispatch, newest]);
  return before;
}
