import type { RatedMatch } from '@/model/ratings/ratedMatch';

/** A way to rate players that is judged by what it says of matches before it learns of them. */
export interface Predictor {
  /** The chance that the first player wins, from 0 to 1. */
  readonly predict: (match: RatedMatch) => number;
  /** Learns all matches of one day, which is after every day learned before. */
  readonly learn: (day: readonly RatedMatch[]) => void;
}

/** A method with the parameters it may be given. */
export interface Method {
  readonly name: string;
  readonly settings: readonly Setting[];
}
export interface Setting {
  /** The parameters, for a reader. */
  readonly label: string;
  readonly create: () => Predictor;
}

/** A prediction and the outcome: 1 for the first player's win, 0 for a loss, one half for a draw. */
export interface Prediction {
  readonly chance: number;
  readonly outcome: number;
}

export const outcomeOf = ({ player1, player2 }: RatedMatch): number =>
  player1.score === player2.score ? 0.5 : player1.score > player2.score ? 1 : 0;

/** Predicts every match from the matches of the days before it. The matches come by day. */
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
