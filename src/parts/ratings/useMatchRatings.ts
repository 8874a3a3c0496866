import type { Match } from '@/model/records';
import type { MatchRatings } from '@/model/ratings/matchRatings';
import { apartCode, type Sport } from '@/model/sports';
import { useToday } from '@/parts/display/useToday';
import { useOnlyFirst } from '@/parts/scopes/useOnlyFirst';
import { useOnline } from '@/ui/useOnline';
import { useRatings } from '@/wiki/ratings/useRatings';
import { useScope } from '@/wiki/scopes/useScope';

/** The ratings' view of a match; `undefined` while it is awaited. What cannot be computed is nothing to be shown. */
export function useMatchRatings(match: Match, sport: Sport | undefined): MatchRatings | undefined {
  const { id, event, player1, player2, date } = match;
  const today = useToday();
  const online = useOnline();
  // Ratings come from everybody's matches.
  const scope = useScope({ kind: 'matchesOfSport', sport: event.sport.id });
  const partial = useOnlyFirst();
  const opening = online && scope?.status === 'opening' && scope.complete !== true;
  const code = apartCode(sport, match);
  const { answer, error } = useRatings(
    'match',
    {
      sport: event.sport.id,
      match: id,
      players: [player1.id, player2.id],
      asOf: date < today ? date : today,
      ...(code !== undefined && { code }),
    },
    !partial,
  );
  if (error !== undefined) return {};
  const isTold = answer?.steps !== undefined || answer?.outlook !== undefined;
  return partial || (opening && !isTold) ? undefined : answer;
}
