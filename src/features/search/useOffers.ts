import { useMemo } from 'react';
import { useText } from '@/language/useLanguage';
import type { RecordSearch } from '@/wiki/search/recordSearch';
import { useSports } from '@/wiki/sports/useSports';
import { readMatchQuery } from './matchQuery';
import { matchesOption, pairOption, type Option } from './options';

const mostPairs = 3;

/** Other readings of a text: two players to compare, or filters for matches. */
export function useOffers(
  search: RecordSearch | undefined,
  version: number,
  text: string,
): { readonly pairs: readonly Option[]; readonly matches: readonly Option[] } {
  const t = useText();
  const sports = useSports();
  const pairs = useMemo(
    () => (search?.findPairs(text, mostPairs) ?? []).map((ids) => pairOption(ids, text)),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another version finds others
    [search, text, version],
  );
  const matches = useMemo(
    () =>
      sports.flatMap((sport) => {
        const query = readMatchQuery(t, text, sport);
        return query ? [matchesOption(query, text)] : [];
      }),
    [t, sports, text],
  );
  return { pairs, matches };
}
