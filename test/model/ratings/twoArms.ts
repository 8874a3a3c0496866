import type { RatedMatch } from '@/model/ratings/ratedMatch';
import type { RatingParameters } from '@/model/schema/ratingParameters';

/** Two strengths by name, as before a sport could have any number of them. */
export interface TwoArms {
  readonly left: number;
  readonly right: number;
  readonly leftVariance: number;
  readonly rightVariance: number;
  readonly covariance: number;
}

function estimate(of: TwoArms, code: string | undefined) {
  if (code === 'L') return { mean: of.left, variance: of.leftVariance };
  if (code === 'R') return { mean: of.right, variance: of.rightVariance };
  const variance = (of.leftVariance + of.rightVariance + 2 * of.covariance) / 4;
  return { mean: (of.left + of.right) / 2, variance };
}

function learned(of: TwoArms, code: string | undefined, gain: number, known: number): TwoArms {
  const { left, right, leftVariance, rightVariance, covariance } = of;
  const withLeft = code === 'L' ? leftVariance : code === 'R' ? covariance : (leftVariance + covariance) / 2;
  const withRight =
    code === 'R' ? rightVariance : code === 'L' ? covariance : (rightVariance + covariance) / 2;
  return {
    left: left + withLeft * gain,
    right: right + withRight * gain,
    leftVariance: leftVariance - withLeft * withLeft * known,
    rightVariance: rightVariance - withRight * withRight * known,
    covariance: covariance - withLeft * withRight * known,
  };
}

function newcomer(mean: number, { commonSd, apartSd }: RatingParameters): TwoArms {
  const covariance = commonSd ** 2;
  const variance = covariance + apartSd ** 2;
  return { left: mean, right: mean, leftVariance: variance, rightVariance: variance, covariance };
}

function likeliest(mean: number, variance: number, won: number, lost: number): number {
  let [low, high] = [mean - 60 * variance, mean + 60 * variance];
  for (let turn = 0; turn < 200; turn += 1) {
    const z = (low + high) / 2;
    const excess = (z - mean) / variance + ((won + lost) * Math.tanh(z / 2) - (won - lost)) / 2;
    if (excess < 0) low = z;
    else high = z;
  }
  return (low + high) / 2;
}

/** The beliefs about all players after matches in order. */
export function twoArmsAfter(
  matches: readonly RatedMatch[],
  parameters: RatingParameters,
): ReadonlyMap<string, TwoArms> {
  const known = new Map<string, { of: TwoArms; time: number }>();
  const at = (id: string, time: number): TwoArms | undefined => {
    const last = known.get(id);
    if (!last) return undefined;
    const drift = (parameters.driftPerYear * Math.round((time - last.time) / 86_400_000)) / 365.25;
    const { of } = last;
    return {
      ...of,
      leftVariance: of.leftVariance + drift,
      rightVariance: of.rightVariance + drift,
      covariance: of.covariance + drift,
    };
  };
  for (const { player1, player2, code, date } of matches) {
    const time = Date.parse(date);
    const [known1, known2] = [at(player1.id, time), at(player2.id, time)];
    const near = (other: TwoArms | undefined) =>
      newcomer(other ? parameters.matchmaking * estimate(other, code).mean : 0, parameters);
    const [before1, before2] = [known1 ?? near(known2), known2 ?? near(known1)];
    const [first, second] = [estimate(before1, code), estimate(before2, code)];
    const mean = first.mean - second.mean;
    const variance = first.variance + second.variance + parameters.matchVariance;
    const z = likeliest(mean, variance, player1.score, player2.score);
    const slope = ((player1.score + player2.score) / 4) * (1 - Math.tanh(z / 2) ** 2);
    const [gain, shrink] = [(z - mean) / variance, slope / (1 + variance * slope)];
    known.set(player1.id, { of: learned(before1, code, gain, shrink), time });
    known.set(player2.id, { of: learned(before2, code, -gain, shrink), time });
  }
  return new Map([...known].map(([id, { of }]) => [id, of]));
}
