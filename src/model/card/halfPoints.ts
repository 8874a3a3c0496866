import { pointsIn, withHalf } from '../records/points';
import type { Sport } from '../sports';
import type { CardFacts, FactProblem } from './cardFacts';
import { halvesFact } from './scoreFacts';

interface TakenPoints {
  /** The text with a separator in place of points that were between two names. */
  readonly text: string;
  readonly facts: CardFacts | FactProblem;
}

const points = `(${withHalf}|\\d{1,2})`;
const pair = new RegExp(`(?<=^|\\s)${points} ?[-–—−:] ?${points}(?=\\s|$)(?! ?(?:kg|lb))`, 'gu');

/** Takes a result in half points out of a line: `Ann ½-½ Bea`, `Ann - Bea 2½-1½`, `Ann - Bea 1/2-1/2`. */
export function takeHalfPoints(text: string, sport: Sport | undefined): TakenPoints {
  const found = [...text.matchAll(pair)].find(hasHalf);
  const [first, second] = pointsOf(found);
  if (!found || first === undefined || second === undefined) return { text, facts: {} };
  const isDraw = first === 0.5 && second === 0.5;
  // In a sport without draws and halves such numbers are weights.
  if (!isDraw && sport && !sport.score.draws && !sport.score.halves) return { text, facts: {} };
  const before = text.slice(0, found.index).trim();
  const after = text.slice(found.index + found[0].length).trim();
  const isBetween =
    before !== '' && after !== '' && !/(?:^|\s)(?:[-–—−:]|vs?\.?)(?:\s|$)/i.test(`${before} ${after}`);
  return {
    text: isBetween ? `${before} - ${after}` : `${before} ${after}`,
    facts: halvesFact(first, second, sport),
  };
}

const pointsOf = (found: readonly string[] = []) => found.slice(1).map(pointsIn);

/** Whole scores are read with the other facts. */
const hasHalf = (found: readonly string[]): boolean =>
  pointsOf(found).some((said) => said !== undefined && !Number.isInteger(said));
