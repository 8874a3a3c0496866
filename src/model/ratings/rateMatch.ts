import { estimateOf, learned, newcomer, type Belief, type Estimate, type Place } from './belief';
import type { RatingParameters } from '../schema/ratingParameters';
import type { RatedMatch } from './ratedMatch';
import { strengthsIn, type RatingModel } from './ratingModel';

export interface Rounds {
  readonly place: Place;
  readonly won: number;
  readonly lost: number;
}

/** A match without rounds counts as `winWorth` rounds. */
export function roundsIn(
  { player1, player2, unscored }: Pick<RatedMatch, 'player1' | 'player2' | 'unscored'>,
  place: Place,
  { winWorth }: RatingParameters,
): Rounds {
  const worth = unscored ? winWorth : 1;
  return { place, won: player1.score * worth, lost: player2.score * worth };
}

/**
 * Both beliefs before a match, aged to its day. A newcomer starts near the opponent, as far as the parameters
 * say; two newcomers start at zero.
 */
export function beforeMatch(
  first: Belief | undefined,
  second: Belief | undefined,
  place: Place,
  model: RatingModel,
): readonly [Belief, Belief] {
  if (first && second) return [first, second];
  const { matchmaking, newcomerLead } = model.parameters;
  const near = (other: Belief | undefined) =>
    newcomer(
      other ? matchmaking * estimateOf(other, place).mean + newcomerLead : 0,
      strengthsIn(model),
      model.parameters,
    );
  return [first ?? near(second), second ?? near(first)];
}

export function advantage(
  first: Belief,
  second: Belief,
  place: Place,
  { matchVariance }: RatingParameters,
): Estimate {
  const [a, b] = [estimateOf(first, place), estimateOf(second, place)];
  return { mean: a.mean - b.mean, variance: a.variance + b.variance + matchVariance };
}

/**
 * The beliefs about both players after a match. The rounds are games of a Bradley–Terry model with a normal
 * prior of the advantage. The posterior is approximated as normal around its mode (Laplace), and each player
 * moves by their share: the extended Kalman filter for paired comparisons of Fahrmeir and Tutz (1994, Journal
 * of the American Statistical Association 89), also Glickman (1999, Applied Statistics 48) and Ingram (2021,
 * Journal of Quantitative Analysis in Sports 17). Here players have several correlated strengths, and each
 * match a variance of its own.
 *
 * Swapping the players swaps the results exactly, to the last bit: every term is odd.
 */
export function rateMatch(
  first: Belief,
  second: Belief,
  { place, won, lost }: Rounds,
  parameters: RatingParameters,
  { mean, variance }: Estimate = advantage(first, second, place, parameters),
): readonly [Belief, Belief] {
  const rounds = won + lost;
  const likeliest = likeliestAdvantage(mean, variance, won - lost, rounds);
  const slope = (rounds / 4) * (1 - Math.tanh(likeliest / 2) ** 2);
  const gain = (likeliest - mean) / variance;
  // 1/variance minus what remains of it: (1 − after/before) / before.
  const known = slope / (1 + variance * slope);
  return [learned(first, place, gain, known), learned(second, place, -gain, known)];
}

/**
 * The mode of the advantage: the only zero of an increasing function, by Newton's method with bounded steps.
 */
export function likeliestAdvantage(mean: number, variance: number, margin: number, rounds: number): number {
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
