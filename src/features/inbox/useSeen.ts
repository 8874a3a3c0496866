import { useEffect, useState } from 'react';
import type { News } from '@/model/news';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { inboxActions } from './inboxSlice';

/**
 * Takes the news as seen as soon as it is shown to somebody. Answers the time up to which it was seen before the page was
 * opened, so that what was unread stays marked for as long as it is read.
 */
export function useSeen(news: readonly News[]): number {
  const dispatch = useAppDispatch();
  const seen = useAppSelector((state) => state.inbox.seen);
  const newest = news[0]?.at ?? 0;
  const isShown = newest > 0;
  const [before, setBefore] = useState<number>();
  // The time up to which news was seen, of the device or the server, comes together with the first news.
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
