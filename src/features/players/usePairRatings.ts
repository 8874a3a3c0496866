import type { DateString } from '@/model/dates';
import { playerId } from '@/model/ids';
import type { RatedStep } from '@/model/ratings/history';
import type { RatingAnswers } from '@/model/ratings/ratingsHost';
import type { Sport } from '@/model/sports';
import { useToday } from '@/parts/days/useToday';
import { useShownRatings } from '@/parts/ratings/useShownRatings';

export interface PairRated {
  readonly asOf: DateString;
  /** `undefined` while they are computed. */
  readonly outlooks: RatingAnswers['pair']['outlooks'] | undefined;
  readonly steps: readonly RatedStep[];
  /** An answer without rows does not mean that the players are unrated. */
  readonly known: boolean;
  /** Hidden results are later than these ratings. */
  readonly limited: boolean;
}

export function usePairRatings([id, otherId]: readonly [string, string], sport: Sport): PairRated {
  const today = useToday();
  const { asked, asOf, partial, answer, pending } = useShownRatings('pair', (day) => ({
    sport: sport.id,
    players: [playerId(id), playerId(otherId)],
    asOf: day,
  }));
  const known = !partial && Object.keys(answer?.outlooks ?? {}).length > 0;
  return {
    asOf,
    outlooks: partial || (pending && !known) ? undefined : answer?.outlooks,
    steps: partial ? [] : (answer?.steps ?? []),
    known,
    limited: asOf < (asked ?? today),
  };
}
