import type { DateString } from '@/model/dates';
import { listOf, rankingQuestion } from '@/model/published/rankings';
import type { FilterQuestion } from '@/model/ratings/ratingsHost';
import type { Sport } from '@/model/sports';
import { readRatingFilter, type RatingFilter } from '@/model/ratings/ratingFilter';
import { useAddressParams } from './useAddressParams';
import { useAskedSport } from './useAskedSport';

export interface RankingAddress {
  readonly sport: Sport;
  readonly filter: RatingFilter;
  readonly params: URLSearchParams;
  readonly change: (name: string, value: string | undefined) => void;
}

/** Reads `?sport=` and the ranking's filter; `undefined` while the sport is unknown. */
export function useRankingAddress(): RankingAddress | undefined {
  const address = useAddressParams();
  const sport = useAskedSport();
  return sport && { ...address, sport, filter: readRatingFilter(address.params, sport) };
}

export const filterQuestion = (sport: Sport, filter: RatingFilter, asOf: DateString): FilterQuestion =>
  rankingQuestion(listOf(sport, filter), asOf);
