import type { Match } from '@/model/records';
import { matchId } from '@/model/ids';
import { matchQuestion } from '@/model/published/chances';
import type { MatchRatings } from '@/model/ratings/matchRatings';
import { apartCode, type Sport } from '@/model/sports';
import { useToday } from '@/parts/display/useToday';
import { useOnlyFirst } from '@/parts/scopes/useOnlyFirst';
import { useOnline } from '@/ui/useOnline';
import { useRatings } from '@/wiki/ratings/useRatings';
import { useScope } from '@/wiki/scopes/useScope';
import { selectSecrecy } from '@/wiki/spoilers/spoilersSelectors';
import { dayBefore } from '@/model/dates';
import { useAppSelector } from '@/store/typed';
import { useRatedDay } from './useRatedDay';

/** The ratings' view of a match on a screen. */
export interface ShownRatings extends MatchRatings {
  /** True of an outlook on a match that was fought, and whose result is hidden. */
  readonly past?: boolean;
}

/** No match has it: the ratings then know of no result, and say what was to be expected. */
const noMatch = matchId('');

/** The ratings' view of a match; `undefined` while it is awaited. What cannot be computed is nothing to be shown. */
export function useMatchRatings(match: Match, sport: Sport | undefined): ShownRatings | undefined {
  const { id, event, player1, player2, date } = match;
  const hidden = useAppSelector((state) => selectSecrecy(state, id) === 'hidden');
  const today = useToday();
  const asOf = useRatedDay(hidden ? dayBefore(date, 1) : date < today ? date : today);
  const online = useOnline();
  // Ratings come from everybody's matches.
  const scope = useScope({ kind: 'matchesOfSport', sport: event.sport.id });
  const partial = useOnlyFirst();
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
  // Of a few matches what is published of all is told.
  if ((partial || opening) && !isTold) return undefined;
  return hidden && answer ? { ...answer, past: true } : answer;
}
