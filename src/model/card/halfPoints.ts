import type { Sport } from '../sports';
import type { CardFacts, FactTrouble } from './cardFacts';

interface TakenPoints {
  /** The text with a separator in place of points that were between two names. */
  readonly text: string;
  readonly facts: CardFacts | FactTrouble;
}

/** Points with a half, as chess writes them: `½`, `1/2`, `2½`, `2.5`, `0,5`. */
const points = String.raw`(\d{0,2}½|1/2|\d{1,2}[.,]5)`;
const pair = new RegExp(String.raw`(?<=^|\s)${points} ?[-–—−:=] ?${points}(?=\s|$)(?! ?(?:kg|lb))`, 'u');
const isHalf = (text = ''): boolean => /^(?:0?½|1\/2|0[.,]5)$/.test(text);

/**
 * Takes a result in half points out of a line: `Ann ½-½ Bea`, `Ann - Bea 1/2-1/2`. A draw of one game is read; longer
 * scores with halves are refused, because a stored score is a whole number.
 */
export function takeHalfPoints(text: string, sport: Sport | undefined): TakenPoints {
  const found = pair.exec(text);
  if (!found) return { text, facts: {} };
  const [whole, first, second] = found;
  const isDraw = isHalf(first) && isHalf(second);
  // In a sport without draws such numbers are weights.
  if (!isDraw && sport?.score.draws === false) return { text, facts: {} };
  const before = text.slice(0, found.index).trim();
  const after = text.slice(found.index + whole.length).trim();
  const isBetween =
    before !== '' && after !== '' && !/(?:^|\s)(?:[-–—−:]|vs?\.?)(?:\s|$)/i.test(`${before} ${after}`);
  return {
    text: isBetween ? `${before} - ${after}` : `${before} ${after}`,
    facts: isDraw ? { outcome: 'draw' } : 'score',
  };
}
