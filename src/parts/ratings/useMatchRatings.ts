import type { Match } from '@/model/records/records';
import { matchId } from '@/model/ids';
import { matchQuestion } from '@/model/published/chances';
import type { MatchRatings } from '@/model/ratings/matchRatings';
import { apartCode, type Sport } from '@/model/sports';
import { useToday } from '@/parts/days/useToday';
import { usePartial } from '@/parts/scopes/usePartial';
import { useOnline } from '@/ui/useOnline';
import { useRatings } from '@/wiki/ratings/useRatings';
import { useScope } from '@/wiki/scopes/useScope';
import { selectSecrecy } from '@/wiki/spoilers/spoilersSelectors';
import { dayBefore } from '@/model/dates';
import { useAppSelector } from '@/store/typed';
import { useRatedDay } from './useRatedDay';

export interface ShownRatings extends MatchRatings {
  /** An expectation for a match whose day is over or whose result is hidden. */
  readonly past?: boolean;
  /** Hidden results are later than the ratings shown. */
  readonly limited?: boolean;
}

/** With an id that no match has, the ratings know no result and return the expectation. */
const noMatch = matchId('');

/** The ratings of a match; `undefined` while loading. If they cannot be computed, an empty object. */
export function useMatchRatings(match: Match, sport: Sport | undefined): ShownRatings | undefined {
  const { id, event, player1, player2, date } = match;
  const hidden = useAppSelector((state) => selectSecrecy(state, id) === 'hidden');
  const today = useToday();
  const wanted = hidden ? dayBefore(date, 1) : date < today ? date : today;
  const asOf = useRatedDay(wanted);
  const online = useOnline();
  const scope = useScope({ kind: 'matchesOfSport', sport: event.sport.id });
  const partial = usePartial();
  const opening = online && scope?.status === 'opening' && scope.complete !== true;
  const code = apartCode(sport, match);
  const { answer, error } = useRatings(
    'match',
    matchQuestion(
      {
        sport: event.sport.id,
        match: hidden ? noMatch : id,
        players: [player1.id, player2.id],
        ...(code !== undefined && { code }),
      },
      asOf,
    ),
    !partial,
  );
  if (error !== undefined) return {};
  const isTold = answer?.steps !== undefined || answer?.outlook !== undefined;
  // While only some matches are loaded, show the published values of all.
  if ((partial || opening) && !isTold) return undefined;
  return answer && { ...answer, past: hidden || date < today, limited: asOf < wanted };
}
