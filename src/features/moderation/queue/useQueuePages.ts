import { useEffect } from 'react';
import type { Scope } from '@/backend/scope';
import { queuePageSize } from '@/model/published/pageSize';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { useOnline } from '@/ui/useOnline';
import { useAnswer } from '@/wiki/answers/useAnswer';
import { selectFollowedUpTo } from '@/wiki/deltas/deltasSelectors';
import { useScope } from '@/wiki/scopes/useScope';
import {
  noteAnswer,
  readFurtherPage,
  selectAnswersUnnoted,
  selectQueueReach,
  type QueueReach,
} from './queuePages';
import { searchedOf, selectDirect, type Searched } from './searched';

interface QueuePages {
  readonly searched: Searched;
  readonly reach: QueueReach;
  readonly isWhole: boolean;
  readonly counted: number | undefined;
}

/**
 * Reads as much of the queue as the filters need: one query if that covers them, else page after page to the
 * end while a filter is set. Pages already read stay.
 */
export function useQueuePages(filtering: boolean, direct: Scope | undefined): QueuePages {
  const dispatch = useAppDispatch();
  const online = useOnline();
  useScope(direct);
  const reach = useAppSelector(selectQueueReach);
  const isUnnoted = useAppSelector(selectAnswersUnnoted);
  const standing = useAppSelector((state) => selectDirect(state, direct));
  const searched = searchedOf({ filtering, reach, direct: standing, online });
  useEffect(() => {
    if (isUnnoted) dispatch(noteAnswer());
  }, [dispatch, isUnnoted]);
  const readsOn = searched === 'looking' && standing === 'none' && reach === 'more';
  useEffect(() => {
    if (readsOn) dispatch(readFurtherPage(queuePageSize));
  }, [dispatch, readsOn]);
  const isWhole = reach === 'whole';
  return { searched, reach, isWhole, counted: useCounted(online) };
}

function useCounted(online: boolean): number | undefined {
  const isLong = useAppSelector((state) => selectFollowedUpTo(state) < Infinity);
  const { data } = useAnswer(isLong && online ? { kind: 'countWaiting' } : undefined);
  return data;
}
