import { useEffect, useState } from 'react';
import type { News } from '@/model/news/news';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { inboxActions } from './inboxSlice';

/**
 * Marks news as seen once it is shown. Returns the time up to which it had been seen before the page was
 * opened, so that unread news stays marked while it is read.
 */
export function useSeen(news: readonly News[]): number {
  const dispatch = useAppDispatch();
  const seen = useAppSelector((state) => state.inbox.seen);
  const newest = news[0]?.at ?? 0;
  const isShown = newest > 0;
  const [before, setBefore] = useState<number>();
  // The time of the last seen news arrives together with the first news.
  if (isShown && before === undefined) setBefore(seen);
  useEffect(() => {
    if (!isShown) return undefined;
    const take = () => {
      if (document.visibilityState === 'visible') dispatch(inboxActions.seenUpTo(newest));
    };
    take();
    document.addEventListener('visibilitychange', take);
    return () => document.removeEventListener('visibilitychange', take);
  }, [dispatch, isShown, newest]);
  return before ?? seen;
}
