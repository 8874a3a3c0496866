import { ratedMatch, type RatedMatch } from '@/model/ratings/ratedMatch';
import { comparePlaced } from '@/model/matches/placedMatch';
import type { Match } from '@/model/records/records';
import { builtInSports, findSport } from '@/model/sports';
import { predictAll, type Method, type Prediction, type Setting } from './predictor';
import { lossOf, scoreOf, type Score } from './score';

/** Matches by day, cut into the part that methods may be fitted to and the part that judges them. */
export interface Split {
  readonly matches: readonly RatedMatch[];
  /** Start of the predictions that count for choosing parameters: the first third of the older part warms up. */
  readonly warm: number;
  /** Start of the newest fifth, at the beginning of a day. */
  readonly test: number;
}

/**
 * The matches in order, each with the player of the smaller id first: the first listed has usually won, and no method
 * may see that.
 */
export function splitOf(matches: readonly Match[], sports = builtInSports): Split {
  const ordered = matches
    .flatMap((match) => ratedMatch(match, findSport(sports, match.event.sport.id)) ?? [])
    .map((match) =>
      match.player1.id < match.player2.id
        ? match
        : { ...match, player1: match.player2, player2: match.player1 },
    )
    .sort(comparePlaced);
  const startOfDay = (at: number) => ordered.findIndex(({ date }) => date === ordered[at]?.date);
  const test = startOfDay(Math.floor(ordered.length * 0.8));
  return { matches: ordered, warm: startOfDay(Math.floor(test / 3)), test };
}

export interface Judged {
  readonly name: string;
  readonly setting: string;
  readonly fitted: Score;
  /** On the newest fifth, which the choice did not use. */
  readonly score: Score;
  readonly predictions: readonly Prediction[];
  readonly losses: readonly number[];
  /** The best that any setting would have reached on the newest fifth, known only afterwards. */
  readonly bestInHindsight: number;
}

export function judge({ name, settings }: Method, split: Split): Judged {
  const tried = settings.map((setting) => tryOut(setting, split));
  const chosen = tried.reduce((best, one) => (one.fitted.logLoss < best.fitted.logLoss ? one : best));
  return { ...chosen, name, bestInHindsight: Math.min(...tried.map(({ score }) => score.logLoss)) };
}

function tryOut({ label, create }: Setting, { matches, warm, test }: Split) {
  const all = predictAll(create(), matches);
  const predictions = all.slice(test);
  return {
    setting: label,
    fitted: scoreOf(all.slice(warm, test)),
    score: scoreOf(predictions),
    predictions,
    losses: predictions.map(lossOf),
  };
}
