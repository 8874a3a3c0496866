import type { RatedMatch } from '@/model/ratings/ratedMatch';

/** A way to rate players, judged by what it predicts of matches before it learns them. */
export interface Predictor {
  /** The chance that the first player wins, from 0 to 1. */
  readonly predict: (match: RatedMatch) => number;
  /** Learns all matches of one day. Days come in order. */
  readonly learn: (day: readonly RatedMatch[]) => void;
}

export interface Method {
  readonly name: string;
  readonly settings: readonly Setting[];
}
export interface Setting {
  readonly label: string;
  readonly create: () => Predictor;
}

export interface Prediction {
  readonly chance: number;
  readonly outcome: number;
}

export const outcomeOf = ({ player1, player2 }: RatedMatch): number =>
  player1.score === player2.score ? 0.5 : player1.score > player2.score ? 1 : 0;

/** Predicts every match from the days before it. The matches come in order of days. */
export function predictAll(predictor: Predictor, matches: readonly RatedMatch[]): readonly Prediction[] {
  const predictions: Prediction[] = [];
  for (let from = 0; from < matches.length;) {
    let to = from + 1;
    while (to < matches.length && matches[to]!.date === matches[from]!.date) to += 1;
    const day = matches.slice(from, to);
    for (const match of day)
      predictions.push({ chance: predictor.predict(match), outcome: outcomeOf(match) });
    predictor.learn(day);
    from = to;
  }
  return predictions;
}
