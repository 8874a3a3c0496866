import { useMemo } from 'react';
import { useRecordSearch } from '@/wiki/search/useRecordSearch';

/**
 * For each word of a text, the players and events it may mean; `undefined` without words or before the search
 * is loaded.
 */
export function useFittingWords(text: string) {
  const { search, version } = useRecordSearch();
  return useMemo(() => {
    const words = text.trim().split(/\s+/).filter(Boolean);
    return search === undefined || words.length === 0 ? undefined : words.map((word) => search.fitting(word));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another version finds others
  }, [search, version, text]);
}
