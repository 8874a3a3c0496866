import { matchName } from '@/model/matches/matchFacts';
import { pointsText } from '@/model/records/points';
import type { Match } from '@/model/records/records';

/** `Ann v Bea 3-1`; without a score the names alone. */
export function scoredName(match: Match): string {
  const [own, other] = [match.player1.score, match.player2.score];
  return own === undefined || other === undefined
    ? matchName(match)
    : `${matchName(match)} ${pointsText(own)}-${pointsText(other)}`;
}
