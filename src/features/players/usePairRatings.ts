import type { DateString } from '@/model/dates';
import { playerId } from '@/model/ids';
import type { RatedStep } from '@/model/ratings/history';
import type { RatingAnswers } from '@/model/ratings/ratingsHost';
import type { Sport } from '@/model/sports';
import { useToday } from '@/parts/days/useToday';
import { useAsOf } from '@/parts/ratings/useAsOf';
import { useRatedDay } from '@/parts/ratings/useRatedDay';
import { usePartial } from '@/parts/scopes/usePartial';
import { useRatings } from '@/wiki/ratings/useRatings';

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
  const [asked] = useAsOf();
  const today = useToday();
  const asOf = useRatedDay(asked);
  const partial = usePartial();
  const { answer, pending } = useRatings(
    'pair',
    { sport: sport.id, players: [playerId(id), playerId(otherId)], asOf },
    !partial,
  );
  const known = !partial && Object.keys(answer?.outlooks ?? {}).length > 0;
  return {
    asOf,
    outlooks: partial || (pending && !known) ? undefined : answer?.outlooks,
    steps: partial ? [] : (answer?.steps ?? []),
    known,
    limited: asOf < (asked ?? today),
  };
}
