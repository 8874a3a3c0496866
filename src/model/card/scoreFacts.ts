import { pointsIn } from '../records/points';
import { hasHalves, mostOf, type Sport } from '../sports';
import type { CardFacts, FactRead, FactProblem } from './cardFacts';

/** Points of both sides, at least one with a half. */
const pairOfPoints = /^([\d½/.,]{1,5}) ?[-–—−:] ?([\d½/.,]{1,5})$/;

const minute = 60;

/** What was read as the score, and may be how long the match took: `0:45`. A sport of fewer points has such scores. */
export function timeReadAsScore(
  text: string,
  { score1, score2 }: CardFacts,
  sport: Sport | undefined,
): string | undefined {
  if (mostOf(sport) < minute) return undefined;
  return [...text.matchAll(/(?<![\d:])(\d):([1-5]\d)(?![\d:])/g)].find(([, first, second]) => {
    const scores = [Number(first), Number(second)];
    return score1 !== score2 && [score1, score2].every((score) => scores.includes(score ?? -1));
  })?.[0];
}

export function scoreOf(score1: number, score2: number, sport: Sport | undefined): CardFacts | FactProblem {
  const isWhole = Number.isInteger(score1) && Number.isInteger(score2);
  return Math.max(score1, score2) <= mostOf(sport) && (isWhole || hasHalves(sport))
    ? { score1, score2 }
    : 'score';
}

/** Half a point each is a draw where the sport has no half points. */
export const halvesFact = (
  score1: number,
  score2: number,
  sport: Sport | undefined,
): CardFacts | FactProblem =>
  score1 === 0.5 && score2 === 0.5 && sport?.score.halves !== true
    ? { outcome: 'draw' }
    : scoreOf(score1, score2, sport);

export function halvesIn(text: string, sport: Sport | undefined): FactRead {
  if (text === '½') return halvesFact(0.5, 0.5, sport);
  const [, one, other] = pairOfPoints.exec(text) ?? [];
  const [score1, score2] = [one, other].map((said) => pointsIn(said ?? ''));
  if (score1 === undefined || score2 === undefined) return undefined;
  const fact = halvesFact(score1, score2, sport);
  // Two whole numbers are read as a score below; of two others, such as weights, only a sport with halves has scores.
  const isWhole = Number.isInteger(score1) && Number.isInteger(score2);
  return isWhole || (fact === 'score' && sport?.score.halves !== true) ? undefined : fact;
}
