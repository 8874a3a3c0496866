import { useMemo } from 'react';
import { selectConfirmedMatches } from '@/wiki/records/identitiesSelectors';
import { useAppSelector } from '@/store/typed';
import type { Fights } from '@/wiki/lists/listPlayers';
import { Activities } from '@/wiki/search/activity';
import type { DateString } from '@/model/dates';

/** Matches of players up to a day; `undefined` without a day, when the search has counted all matches. */
export function useFightsUntil(day: DateString | undefined): Fights | undefined {
  const matches = useAppSelector((state) => (day === undefined ? undefined : selectConfirmedMatches(state)));
  return useMemo(() => {
    if (matches === undefined || day === undefined) return undefined;
    const activity = new Activities({ until: day });
    // Each iteration counts one match.
    for (const _step of activity.follow(matches));
    return {
      activityOf: (player) => activity.of(player, day),
      matchesOf: (player) => activity.matchesOf(player),
      hasFought: (player, kind) => activity.hasFought(player, kind),
    };
  }, [matches, day]);
}
