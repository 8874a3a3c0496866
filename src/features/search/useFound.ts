import { useMemo } from 'react';
import { patienceMs, useBriefly } from '@/parts/scopes/useBriefly';
import { useReadiness } from '@/parts/scopes/useReadiness';
import { isPending } from '@/wiki/scopes/readiness';
import { useScopeStatus } from '@/wiki/scopes/useScope';
import { useRecordSearch } from '@/wiki/search/useRecordSearch';
import { foundGroups, playerOptions } from './options';
import { useOffers } from './useOffers';

/** All that a text finds, at most `limit` players and events. */
export function useFound(text: string, limit: number) {
  const { search, version } = useRecordSearch();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- another version finds others
  const found = useMemo(() => search?.find(text, limit), [search, text, version]);
  const namesCome = useNamesCome();
  const offers = useOffers(search, version, text);
  const { pair, pairs, meetings, matches, pages } = offers;
  const typed = text.trim() !== '';
  // Without a player hit the two of a pair are meant. With one, the words may be one player's misspelled name.
  const isPair = typed && pair !== undefined && found?.players.total === 0;
  const count = {
    players: isPair ? pair.length : (found?.players.total ?? 0),
    events: found?.events.total ?? 0,
    meetings: isPair ? meetings : 0,
    pages: pages.length,
  };
  const groups = (found && typed ? foundGroups(found) : []).map((group) =>
    isPair && group.kind === 'players' ? { ...group, options: playerOptions(pair) } : group,
  );
  const total = count.players + count.events + count.meetings + count.pages;
  const isNothing = total + pairs.length + matches.length === 0;
  return {
    ...offers,
    search,
    typed,
    isFound: found !== undefined,
    isPair,
    groups,
    count,
    total,
    /** Without the two of a pair. */
    listed: found ? found.players.total + found.events.total : 0,
    isNothing,
    waiting: typed && (search === undefined || (isNothing && (namesCome || !search.isComplete()))),
  };
}

/** Whether names are still loading, so "nothing found" would be premature. Gives up when readers would. */
function useNamesCome(): boolean {
  const players = useScopeStatus({ kind: 'players' });
  const events = useScopeStatus({ kind: 'events' });
  return useBriefly(isPending(useReadiness([players, events]), false), patienceMs.data);
}
