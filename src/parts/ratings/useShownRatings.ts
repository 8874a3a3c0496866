import type { DateString } from '@/model/dates';
import type { RatingKind, RatingQuestions } from '@/model/ratings/ratingsHost';
import { useRatings } from '@/wiki/ratings/useRatings';
import { usePartial } from '../scopes/usePartial';
import { useAsOf } from './useAsOf';
import { useRatedDay } from './useRatedDay';

/**
 * Ratings on the day in the address (`asked`), or the last one that reveals no hidden result (`asOf`). Asks only
 * once all records are here: until then they are `partial`.
 */
export function useShownRatings<K extends RatingKind>(
  kind: K,
  questionOn: (asOf: DateString) => RatingQuestions[K],
) {
  const [asked] = useAsOf();
  const asOf = useRatedDay(asked);
  const partial = usePartial();
  return { asked, asOf, partial, ...useRatings(kind, questionOn(asOf), !partial) };
}
