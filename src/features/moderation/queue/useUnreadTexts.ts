import { useEffect, useState } from 'react';
import type { Language } from '@/language/language';
import { useLanguage } from '@/language/useLanguage';
import { whileWanted } from '@/lib/whileWanted';
import { useAppDispatch } from '@/store/typed';
import { readTexts } from '../proposal/moderationThunks';
import type { QueueFilters } from './queueFilters';

/**
 * Whether a search must wait for the texts of all proposals. Preparing thousands takes longer than the
 * response to a letter may.
 */
export function useUnreadTexts({ q }: QueueFilters): boolean {
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const isAsked = q !== undefined;
  const [readIn, setReadIn] = useState<Language>();
  const isRead = readIn === language;
  useEffect(() => {
    if (!isAsked || isRead) return undefined;
    const done = () => setReadIn(language);
    // An error in a text appears when the list renders it.
    return whileWanted((signal) => dispatch(readTexts(language, () => signal.aborted)), done, done);
  }, [dispatch, language, isAsked, isRead]);
  return isAsked && !isRead;
}
