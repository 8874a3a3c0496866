import type { Match } from '../records/records';
import { statedChance, type Pick } from './pick';

/** Points of a right pick that stated certainty against a rating that thought it impossible. */
const most = 100;

/**
 * The quadratic (Brier) rule: 100 times the squared error of the rating's chance, less that of the stated one.
 * Proper, because the rating's part does not depend on what is stated: whoever believes a chance of `q` expects
 * most by stating the step nearest to `q`. The rating always earns 0; a right pick against the favourite earns
 * most. Chances are those of the picked player, from 0 to 1.
 */
export const quadraticPoints = (stated: number, rated: number, won: boolean): number =>
  most * ((Number(won) - rated) ** 2 - (Number(won) - stated) ** 2);

export type PickResult =
  | { readonly kind: 'noWinner' }
  /** Another player took the place of the picked one. */
  | { readonly kind: 'notThere' }
  | {
      readonly kind: 'right' | 'wrong';
      readonly points: number;
      readonly stated: number;
      readonly rated: number;
    };

/**
 * What a pick earned, from the match as it is published now: a corrected result gives other points. `ratedFirst`
 * is the rating's chance of the first player before the match; without one, the rating stated an even chance.
 */
export function pickResult(
  { player, sureness }: Pick,
  { player1, player2 }: Match,
  ratedFirst = 0.5,
): PickResult {
  const side = [player1, player2].find(({ id }) => id === player);
  if (side === undefined) return { kind: 'notThere' };
  if (side.result !== 'W' && side.result !== 'L') return { kind: 'noWinner' };
  const won = side.result === 'W';
  const [stated, rated] = [statedChance[sureness], side === player1 ? ratedFirst : 1 - ratedFirst];
  return { kind: won ? 'right' : 'wrong', points: quadraticPoints(stated, rated, won), stated, rated };
}
