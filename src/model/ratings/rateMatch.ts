import type { Arm } from '../sports';
import { estimateOf, learned, newcomer, type Belief, type Estimate } from './belief';
import type { RatingParameters } from './parameters';

/** Rounds of one match from the first player's side. */
export interface Rounds {
  readonly arm: Arm | undefined;
  readonly won: number;
  readonly lost: number;
}

/**
 * The beliefs about both players before a match, aged to its day. Whoever has no match yet is expected to be near the
 * opponent, as far as the parameters say; two newcomers start from zero.
 */
export function beforeMatch(
  first: Belief | undefined,
  second: Belief | undefined,
  arm: Arm | undefined,
  parameters: RatingParameters,
): readonly [Belief, Belief] {
  const near = (other: Belief | undefined) =>
    newcomer(other ? parameters.matchmaking * estimateOf(other, arm).mean : 0, parameters);
  return [first ?? near(second), second ?? near(first)];
}

/** By how much the first player is stronger in this match, the peculiar part of it included. */
export function advantage(
  first: Belief,
  second: Belief,
  arm: Arm | undefined,
  { matchVariance }: RatingParameters,
): Estimate {
  const [a, b] = [estimateOf(first, arm), estimateOf(second, arm)];
  return { mean: a.mean - b.mean, variance: a.variance + b.variance + matchVariance };
}

/**
 * The beliefs about both players after a match. The rounds are games of a Bradley–Terry model whose advantage is normally
 * distributed before; after, it is taken as normal around its most probable value (Laplace), and both players move
 * by their part in it: the extended Kalman filter for paired comparisons of Fahrmeir and Tutz (1994, Journal of the
 * American Statistical Association 89), also Glickman (1999, Applied Statistics 48) and Ingram (2021, Journal of
 * Quantitative Analysis in Sports 17), here with two correlated strengths per player and a variance of the match's own.
 *
 * Exchanging the players exchanges the results and changes nothing else, to the last bit: every term is odd.
 */
export function rateMatch(
  first: Belief,
  second: Belief,
  { arm, won, lost }: Rounds,
  parameters: RatingParameters,
): readonly [Belief, Belief] {
  const { mean, variance } = advantage(first, second, arm, parameters);
  const rounds = won + lost;
  const likeliest = likeliestAdvantage(mean, variance, won - lost, rounds);
  const slope = (rounds / 4) * (1 - Math.tanh(likeliest / 2) ** 2);
  const gain = (likeliest - mean) / variance;
  // 1/variance less the part of it that is left over: (1 − after/before) / before.
  const known = slope / (1 + variance * slope);
  return [learned(first, arm, gain, known), learned(second, arm, -gain, known)];
}

/** The most probable advantage: the only zero of a rising function, by Newton's method with bounded steps. */
function likeliestAdvantage(mean: number, variance: number, margin: number, rounds: number): number {
  let z = mean;
  for (let turn = 0; turn < 50; turn += 1) {
    const lean = Math.tanh(z / 2);
    const excess = (z - mean) / variance + (rounds * lean - margin) / 2;
    const rise = 1 / variance + (rounds / 4) * (1 - lean * lean);
    const step = excess / rise;
    z -= Math.max(-2, Math.min(2, step));
    if (Math.abs(step) < 1e-12) break;
  }
  return z;
}
