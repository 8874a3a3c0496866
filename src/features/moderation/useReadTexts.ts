import { useEffect, useMemo, useState } from 'react';
import { useLanguage } from '@/language/useLanguage';
import { useAppDispatch } from '@/store/typed';
import { readTexts } from './moderationThunks';
import type { QueueFilters } from './queueView';

/**
 * The filters without the search until the texts of all proposals are taken apart, for which thousands take longer than a letter
 * may.
 */
export function useReadTexts(filters: QueueFilters): QueueFilters {
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const isAsked = filters.q !== undefined;
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    if (!isAsked || isRead) return undefined;
    let isOver = false;
    void dispatch(readTexts(language, () => isOver)).then((texts) => texts && setIsRead(true));
    return () => {
      isOver = true;
    };
  }, [dispatch, language, isAsked, isRead]);
  return useMemo(() => (isRead || !isAsked ? filters : { ...filters, q: '' }), [filters, isRead, isAsked]);
}
