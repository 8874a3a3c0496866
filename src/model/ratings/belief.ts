import type { Arm } from '../sports';
import type { RatingParameters } from './parameters';

/**
 * A belief about a player's strength with each arm: a normal distribution of two correlated numbers, in logits of
 * one round. What a match says of one arm says less, but something, of the other.
 */
export interface Belief {
  readonly left: number;
  readonly right: number;
  readonly leftVariance: number;
  readonly rightVariance: number;
  readonly covariance: number;
}

/** A strength and how sure it is, in logits. */
export interface Estimate {
  readonly mean: number;
  readonly variance: number;
}

/** The belief about someone who has no match yet and is expected to be of the given strength. */
export function newcomer(mean: number, { commonSd, armSd }: RatingParameters): Belief {
  const covariance = commonSd ** 2;
  const variance = covariance + armSd ** 2;
  return { left: mean, right: mean, leftVariance: variance, rightVariance: variance, covariance };
}

const daysPerYear = 365.25;

/** The belief some days later: as strong, less sure. */
export function aged(belief: Belief, days: number, { driftPerYear }: RatingParameters): Belief {
  if (days <= 0) return belief;
  const drift = (driftPerYear * days) / daysPerYear;
  return {
    left: belief.left,
    right: belief.right,
    leftVariance: belief.leftVariance + drift,
    rightVariance: belief.rightVariance + drift,
    covariance: belief.covariance + drift,
  };
}

/** The strength with one arm; without an arm, the mean of both. */
export function estimateOf(belief: Belief, arm: Arm | undefined): Estimate {
  switch (arm) {
    case 'L':
      return { mean: belief.left, variance: belief.leftVariance };
    case 'R':
      return { mean: belief.right, variance: belief.rightVariance };
    case undefined:
      return {
        mean: (belief.left + belief.right) / 2,
        variance: (belief.leftVariance + belief.rightVariance + 2 * belief.covariance) / 4,
      };
  }
}

/**
 * The belief after learning of one arm: its mean moves by `gain` times that arm's covariance with each, and what is
 * known of it shrinks by `known`, both per unit of variance.
 */
export function learned(belief: Belief, arm: Arm | undefined, gain: number, known: number): Belief {
  const { left, right, leftVariance, rightVariance, covariance } = belief;
  const withLeft = arm === 'L' ? leftVariance : arm === 'R' ? covariance : (leftVariance + covariance) / 2;
  const withRight = arm === 'R' ? rightVariance : arm === 'L' ? covariance : (rightVariance + covariance) / 2;
  return {
    left: left + withLeft * gain,
    right: right + withRight * gain,
    leftVariance: leftVariance - withLeft * withLeft * known,
    rightVariance: rightVariance - withRight * withRight * known,
    covariance: covariance - withLeft * withRight * known,
  };
}
