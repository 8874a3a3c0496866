import type { Match } from '@/model/records/records';
import { together } from '@/model/ratings/ratingModel';
import { apartCode, apartOf, type Sport } from '@/model/sports';

/**
 * Strengths with matches. All of them if no match has one; the single one if the sport has no separate
 * ratings.
 */
export function strengthsIn(sport: Sport, said: readonly (string | undefined)[]): readonly string[] {
  const all = apartOf(sport)?.codes.map(({ code }) => code) ?? [together];
  const known = all.filter((code) => said.includes(code));
  return known.length > 0 ? known : all;
}

export const strengthsFought = (sport: Sport, matches: readonly Match[]): readonly string[] =>
  strengthsIn(
    sport,
    matches.map((match) => apartCode(sport, match)),
  );
