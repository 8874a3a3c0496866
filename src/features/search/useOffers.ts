import { dequal } from 'dequal';
import { useMemo } from 'react';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { useToday } from '@/parts/days/useToday';
import { useAppSelector } from '@/store/typed';
import { selectIsCancelled, selectMeetingIds } from '@/wiki/records/meetingsSelectors';
import type { RecordSearch } from '@/wiki/search/recordSearch';
import { useSports } from '@/wiki/sports/useSports';
import { readMatchQuery } from './matchQuery';
import { matchesOption, meetingOption, pageOption, pairOption, type Offered } from './options';
import { createPageSearch, pagesOf } from './pages';
import { selectNearEvents } from './pagesSelectors';

const most = { pairs: 3, meetings: 3, pages: 3 };

const noMeetings: readonly string[] = [];

export function useOffers(search: RecordSearch | undefined, version: number, text: string) {
  const t = useText();
  const sports = useSports();
  const pairs = useMemo(
    () => search?.findPairs(text, most.pairs) ?? [],
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another version finds others
    [search, text, version],
  );
  const [pair] = pairs;
  const meetings = useAppSelector(
    (state) =>
      pair ? selectMeetingIds(state, pair).filter((id) => !selectIsCancelled(state, id)) : noMeetings,
    sameItems,
  );
  const matches = useMemo(
    () =>
      sports.flatMap((sport) => {
        const query = readMatchQuery(t, text, sport);
        return query ? [matchesOption(query)] : [];
      }),
    [t, sports, text],
  );
  const { pages, isNamed } = usePages(text);
  const [first, ...others] = pairs.map(pairOption);
  return {
    pairs: [
      ...(first ? [first] : []),
      ...meetings.slice(0, most.meetings).map((id) => meetingOption(id, pair?.[0] ?? '')),
      ...others,
    ] satisfies readonly Offered[],
    pair,
    meetings: meetings.length,
    matches,
    pages: pages.slice(0, most.pages).map(pageOption),
    isPage: isNamed,
  };
}

function usePages(text: string) {
  const t = useText();
  const sports = useSports();
  const today = useToday();
  const near = useAppSelector((state) => selectNearEvents(state, today), dequal);
  const find = useMemo(() => createPageSearch(t, pagesOf(t, sports, near)), [t, sports, near]);
  return useMemo(() => find(text), [find, text]);
}
