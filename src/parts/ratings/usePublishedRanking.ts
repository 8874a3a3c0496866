import { useEffect, useState } from 'react';
import { sameList, type RankingList } from '@/model/published/rankings';
import { useAppDispatch } from '@/store/typed';

/** Loads a published list while the device cannot compute ratings, and renders again once it has arrived. */
export function usePublishedRanking(list: RankingList, wanted: boolean): void {
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState(list);
  // Compared by value, because screens build a new list each time.
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
