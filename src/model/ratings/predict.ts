import type { Estimate } from './belief';
import type { RatingParameters } from '../schema/ratingParameters';

/** The chance of one round at an advantage in logits. */
export const roundChance = (advantage: number): number => (1 + Math.tanh(advantage / 2)) / 2;

// Nodes and weights of 9-point Gauss–Hermite quadrature for the standard normal; the other half mirrors them.
const nodes = [1.0232556637891326, 2.07684797867783, 3.20542900285647, 4.512745863399783];
const weights = [0.24409750289493953, 0.04991640676521782, 0.0027891413212317692, 2.2345844007746607e-5];
const middle = 0.40634920634920635;

/**
 * The chance of winning a match to `roundsToWin`, integrated over the advantage. Both sides' chances add up to one.
 */
export function winChance(
  { mean, variance }: Estimate,
  { roundsToWin }: Pick<RatingParameters, 'roundsToWin'>,
): number {
  const sd = Math.sqrt(variance);
  let sum = middle * leadOf(roundsToWin, mean);
  for (let at = 0; at < nodes.length; at += 1) {
    const far = nodes[at]! * sd;
    sum += weights[at]! * (leadOf(roundsToWin, mean + far) + leadOf(roundsToWin, mean - far));
  }
  return 0.5 + sum;
}

/**
 * Half the difference of both sides' chances. Odd in the advantage, so swapped players get exactly the
 * complement.
 */
function leadOf(roundsToWin: number, advantage: number): number {
  const lean = Math.tanh(advantage / 2);
  const chance = (1 + lean) / 2;
  const other = (1 - lean) / 2;
  // The ways to lose 0, 1, … rounds before the last one won; for both sides at once, as their powers are the same.
  let ways = 1;
  let [sum, otherSum] = [0, 0];
  let [power, otherPower] = [1, 1];
  for (let lost = 0; lost < roundsToWin; lost += 1) {
    sum += ways * otherPower;
    otherSum += ways * power;
    ways = (ways * (roundsToWin + lost)) / (lost + 1);
    power *= chance;
    otherPower *= other;
  }
  return (power * sum - otherPower * otherSum) / 2;
}
