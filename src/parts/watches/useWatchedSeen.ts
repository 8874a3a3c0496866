import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { watchesActions } from '@/wiki/watches/watchesSlice';

/**
 * Marks news up to a time as seen once it is shown. Returns the time up to which it had been seen before the
 * screen was opened, so that unseen news stays marked while it is read.
 */
export function useWatchedSeen(newest: number): number {
  const dispatch = useAppDispatch();
  const seen = useAppSelector((state) => state.watches.seen);
  const [before] = useState(seen);
  useEffect(() => {
    if (newest === 0) return undefined;
    const take = () => {
      if (document.visibilityState === 'visible') dispatch(watchesActions.seenUpTo(newest));
    };
    take();
    document.addEventListener('visibilitychange', take);
    return () => document.removeEventListener('visibilitychange', take);
  }, [dispatch, newest]);
  return before;
}
