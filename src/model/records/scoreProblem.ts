import { isJsonObject } from '@/lib/json';
import { causeOf, type Cause } from '../cause';

/**
 * Why a match, or a proposal that names several of its facts, contradicts itself: "won, score unknown" with
 * two scores that differ. Even scores may have a winner.
 */
export function scoreProblem(match: unknown): Cause | undefined {
  if (!isJsonObject(match) || match['outcome'] !== 'winner') return undefined;
  const [one, other] = [match['player1'], match['player2']].map(scoreOf);
  return one !== undefined && other !== undefined && one !== other ? causeOf('scoreDecides') : undefined;
}

function scoreOf(side: unknown): number | undefined {
  const score = isJsonObject(side) ? side['score'] : undefined;
  return typeof score === 'number' ? score : undefined;
}
