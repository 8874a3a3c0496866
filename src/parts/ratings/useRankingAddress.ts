import { useNavigate, useSearchParams } from 'react-router';
import type { DateString } from '@/model/dates';
import { listOf, rankingQuestion } from '@/model/published/rankings';
import type { FilterQuestion } from '@/model/ratings/ratingsHost';
import { findSport, type Sport } from '@/model/sports';
import { useSports } from '@/wiki/sports/useSports';
import { readRatingFilter, type RatingFilter } from '@/model/ratings/ratingFilter';
import { withParam } from './ratingFilter';

export interface RankingAddress {
  readonly sport: Sport;
  readonly filter: RatingFilter;
  readonly params: URLSearchParams;
  readonly change: (name: string, value: string | undefined) => void;
}

/**
 * Reads `?sport=` (by default the first sport) and the ranking's filter; `undefined` before any sport is
 * known.
 */
export function useRankingAddress(): RankingAddress | undefined {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const sports = useSports();
  const sport = findSport(sports, params.get('sport') ?? '') ?? sports[0];
  if (sport === undefined) return undefined;
  return {
    sport,
    filter: readRatingFilter(params, sport),
    params,
    change: (name, value) =>
      void navigate(withParam(params, name, value), { replace: true, preventScrollReset: true }),
  };
}

export const filterQuestion = (sport: Sport, filter: RatingFilter, asOf: DateString): FilterQuestion =>
  rankingQuestion(listOf(sport, filter), asOf);
