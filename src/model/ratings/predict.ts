import type { Estimate } from './belief';

/** The chance of one round at an advantage in logits. */
export const roundChance = (advantage: number): number => (1 + Math.tanh(advantage / 2)) / 2;

// Nodes and weights of Gauss–Hermite quadrature for the standard normal, 9 points; the other half mirrors it.
const nodes = [1.0232556637891326, 2.07684797867783, 3.20542900285647, 4.512745863399783];
const weights = [0.24409750289493953, 0.04991640676521782, 0.0027891413212317692, 2.2345844007746607e-5];
const middle = 0.40634920634920635;

/**
 * The chance of winning a match of first to `roundsToWin`, over everything the advantage may be. The chances of both
 * sides add up to one.
 */
export function winChance({ mean, variance }: Estimate, roundsToWin: number): number {
  const sd = Math.sqrt(variance);
  // Half the difference of both chances is odd in the advantage, so exchanged players get exactly the other chance.
  const lean = (advantage: number) =>
    (firstTo(roundsToWin, roundChance(advantage)) - firstTo(roundsToWin, roundChance(-advantage))) / 2;
  let sum = middle * lean(mean);
  nodes.forEach((node, at) => {
    sum += weights[at]! * (lean(mean + node * sd) + lean(mean - node * sd));
  });
  return 0.5 + sum;
}

/** The chance of being the first to win `target` rounds, each with the given chance. */
function firstTo(target: number, chance: number): number {
  let ways = 1;
  let sum = 0;
  for (let lost = 0; lost < target; lost += 1) {
    sum += ways * (1 - chance) ** lost;
    ways = (ways * (target + lost)) / (lost + 1);
  }
  return chance ** target * sum;
}
