import { useMemo } from 'react';
import { byValue, gapsIn, lacks } from '@/model/matches/gaps';
import type { Sport } from '@/model/sports';
import { useAppSelector } from '@/store/typed';
import { useToday } from '@/parts/days/useToday';
import { useMayAsk } from '@/parts/ratings/useMayAsk';
import { useRatedDay } from '@/parts/ratings/useRatedDay';
import { useRatings } from '@/wiki/ratings/useRatings';
import { selectEventLayers, selectMatchIdsOfSport, selectMatchLayers } from '@/wiki/records/recordsSelectors';

/** The matches that lack something, the most valuable first; `undefined` until the ratings that order them are known. */
export function useGaps(sport: Sport) {
  const today = useToday();
  const { answer, error } = useRatings(
    'ranked',
    { sport: sport.id, asOf: useRatedDay() },
    useMayAsk(sport.id),
  );
  const ids = useAppSelector((state) => selectMatchIdsOfSport(state, sport.id));
  const matches = useAppSelector(selectMatchLayers);
  const events = useAppSelector(selectEventLayers);
  return useMemo(() => {
    if (answer === undefined && error === undefined) return undefined;
    const places = new Map((answer ?? []).map((player, at): [string, number] => [player, at]));
    const all = ids
      .flatMap((id) => matches.read(id) ?? [])
      .filter(({ date, event }) => date <= today && events.read(event.id)?.status !== 'cancelled')
      .sort(byValue(places));
    return gapsIn(sport)
      .map((gap) => ({
        gap,
        ids: all.filter((match) => lacks(match, events.read(match.event.id), gap)).map(({ id }) => id),
      }))
      .filter((each) => each.ids.length > 0);
  }, [answer, error, ids, matches, events, today, sport]);
}
