import { randomFrom } from '../../scripts/base/random';
import type { Prediction } from './predictor';

export interface Score {
  /** Mean negative logarithm of the chance given to what happened; a coin has 0.693, lower is better. */
  readonly logLoss: number;
  /** Share of favourites that won; even odds count one half. */
  readonly accuracy: number;
  /** Mean distance between the favourites' predicted and actual share of wins, weighted by bin. */
  readonly calibrationError: number;
}

/** Favourites with about the same predicted chance. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly matches: number;
  readonly said: number;
  readonly won: number;
}

const sure = 1e-6;

export function lossOf({ chance, outcome }: Prediction): number {
  const p = Math.min(Math.max(chance, sure), 1 - sure);
  return -(outcome * Math.log(p) + (1 - outcome) * Math.log(1 - p));
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const rightness = ({ chance, outcome }: Prediction) =>
  chance === 0.5 || outcome === 0.5 ? 0.5 : Number(chance > 0.5 === outcome > 0.5);

export function scoreOf(predictions: readonly Prediction[]): Score {
  const bins = binsOf(predictions);
  return {
    logLoss: mean(predictions.map(lossOf)),
    accuracy: mean(predictions.map(rightness)),
    calibrationError:
      bins.reduce((sum, { matches, said, won }) => sum + matches * Math.abs(said - won), 0) /
      predictions.length,
  };
}

export function binsOf(predictions: readonly Prediction[]): readonly Bin[] {
  const width = 0.1;
  const favourites = predictions.map(({ chance, outcome }) =>
    chance < 0.5 ? { chance: 1 - chance, outcome: 1 - outcome } : { chance, outcome },
  );
  return [0.5, 0.6, 0.7, 0.8, 0.9].flatMap((from) => {
    const inside = favourites.filter(
      ({ chance }) => chance >= from && (chance < from + width - 1e-12 || from === 0.9),
    );
    if (inside.length === 0) return [];
    return [
      {
        from,
        to: from + width,
        matches: inside.length,
        said: mean(inside.map(({ chance }) => chance)),
        won: mean(inside.map(({ outcome }) => outcome)),
      },
    ];
  });
}

export type Interval = readonly [low: number, high: number];

/** The 95 % interval of a mean by a seeded bootstrap: means of as many values, drawn again and again. */
export function bootstrap(values: readonly number[], draws = 4000, seed = 1): Interval {
  const random = randomFrom(seed);
  // A large file needs fewer draws for the same precision.
  const times = Math.max(200, Math.min(draws, Math.floor(2e7 / values.length)));
  const means = new Float64Array(times).map(() => {
    let sum = 0;
    for (let drawn = 0; drawn < values.length; drawn += 1)
      sum += values[Math.floor(random() * values.length)]!;
    return sum / values.length;
  });
  means.sort();
  return [means[Math.floor(times * 0.025)]!, means[Math.floor(times * 0.975)]!];
}
