import { useEffect, useState } from 'react';
import { sameList, type RankingList } from '@/model/published/rankings';
import { useAppDispatch } from '@/store/typed';

/** Brings a list as it was published, for as long as the device cannot rate by itself, and renders again once it is there. */
export function usePublishedRanking(list: RankingList, wanted: boolean): void {
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState(list);
  // By value: screens write their list anew each time.
  if (!sameList(asked, list)) setAsked(list);
  const [, setArrived] = useState<RankingList>();
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    void dispatch((_dispatch, _getState, { showPublished }) => showPublished(asked)).then(() => {
      if (!left) setArrived(asked);
    });
    return () => {
      left = true;
    };
  }, [dispatch, asked, wanted]);
}
