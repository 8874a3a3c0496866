import { isolate } from '@/lib/isolate';
import { pointsText } from '../records/points';
import type { Match, Side } from '../records/records';

/**
 * A match in one line: `Ann (W) v Bea (L) 3-1 (L, 75kg)`; unknown parts are left out (specification, section
 * 3).
 *
 * @param className formats the class in the reader's unit; without it the stored code appears
 */
export function matchSummary(
  match: Pick<Match, 'player1' | 'player2' | 'arm' | 'weight'>,
  className: (weight: string) => string = (weight) => weight,
): string {
  const { player1, player2, arm, weight } = match;
  const score =
    player1.score === undefined || player2.score === undefined
      ? ''
      : ` ${pointsText(player1.score)}-${pointsText(player2.score)}`;
  const details = [arm, weight && className(weight)].filter((part) => part !== undefined).join(', ');
  return `${sideText(player1)} v ${sideText(player2)}${score}${details && ` (${details})`}`;
}

const sideText = ({ name, result }: Side) =>
  result === undefined ? isolate(name) : `${isolate(name)} (${result})`;
