import { useEffect, useState } from 'react';
import type { Language } from '@/language/language';
import { useLanguage } from '@/language/useLanguage';
import { useAppDispatch } from '@/store/typed';
import { readTexts } from './moderationThunks';
import type { QueueFilters } from './queueView';

/**
 * Tells whether a search must wait until the texts of all proposals are taken apart, which of thousands takes longer than a letter
 * may.
 */
export function useUnreadTexts({ q }: QueueFilters): boolean {
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const isAsked = q !== undefined;
  const [readIn, setReadIn] = useState<Language>();
  const isRead = readIn === language;
  useEffect(() => {
    if (!isAsked || isRead) return undefined;
    let isOver = false;
    const done = () => {
      if (!isOver) setReadIn(language);
    };
    // A text that cannot be read then is an error of the list, which shows it.
    void dispatch(readTexts(language, () => isOver)).then(done, done);
    return () => {
      isOver = true;
    };
  }, [dispatch, language, isAsked, isRead]);
  return isAsked && !isRead;
}
