import { defaultParameters, type RatingParameters } from '@/model/schema/ratingParameters';
import { chancesOf } from './filter';
import { minimize } from './search';
import { partOf, type Series } from './series';
import { rounded, spaceOf } from './space';

export type Progress = (line: string) => void;

export interface Fitted {
  readonly parameters: RatingParameters;
  readonly logLoss: number;
}

/** The first search uses at most this many of the newest matches: a tenth of the time, and nearly the same answer. */
const searched = 100_000;
/** Evaluations for each number of rounds, then of the best one, and finally on all matches. */
const budget = { eachRounds: 70, best: 150, whole: 120 } as const;

/**
 * Parameters with the least log-loss on a sport's matches, each predicted from the days before. The first third only
 * warms up. Returns the defaults unless the result is surely better.
 */
export function fitParameters(series: Series, progress: Progress): Fitted {
  const part = series.count > 1.5 * searched ? partOf(series, series.count - searched, series.count) : series;
  const warm = (of: Series) => startOfDay(of, Math.floor(of.count / 3));
  let best: Searched | undefined;
  for (const roundsToWin of roundsTried(series)) {
    const base = { ...defaultParameters, roundsToWin };
    const found = search(part, warm(part), base, 1, budget.eachRounds, progress);
    if (!best || found.penalized < best.penalized) best = found;
  }
  if (!best) throw new Error('Fit: expected at least one number of rounds to try, found none');
  best = search(part, warm(part), best.parameters, 0.5, budget.best, progress);
  if (part !== series) best = search(series, warm(series), best.parameters, 0.4, budget.whole, progress);
  const found = rounded(best.parameters);
  const parameters = isSurelyBetter(series, warm(series), found) ? found : defaultParameters;
  if (parameters === defaultParameters) progress('nothing is surely better than the defaults: they stay');
  const logLoss = lossOf(series, warm(series), parameters);
  progress(`chosen: log-loss ${logLoss.toFixed(4)} on ${numberOf(series.count - warm(series))} matches`);
  return { parameters, logLoss };
}

interface Searched {
  readonly parameters: RatingParameters;
  /** Log-loss with its share of the distance from the defaults. */
  readonly penalized: number;
}

function search(
  series: Series,
  warm: number,
  base: RatingParameters,
  size: number,
  evaluations: number,
  progress: Progress,
): Searched {
  const space = spaceOf(series);
  const judged = series.count - warm;
  let tried = 0;
  let least = Infinity;
  const start = space.pointOf(base);
  const { at, value } = minimize(start, space.stepsFrom(start, size), evaluations, (point) => {
    const loss = lossOf(series, warm, space.parametersAt(point, base)) + space.distanceOf(point) / judged;
    tried += 1;
    least = Math.min(least, loss);
    if (tried % 20 === 0)
      progress(
        `${numberOf(series.count)} matches, first to ${base.roundsToWin}: ${tried} of about ${evaluations} settings, log-loss ${least.toFixed(4)}`,
      );
    // Comparisons with NaN would fail.
    return Number.isFinite(loss) ? loss : 1e9;
  });
  return { parameters: space.parametersAt(at, base), penalized: value };
}

const numberOf = (count: number) => count.toLocaleString('en');

function startOfDay({ days }: Series, at: number): number {
  let start = at;
  while (start > 0 && days[start - 1] === days[at]) start -= 1;
  return start;
}

/** Numbers of rounds that may win a match: few, the usual one, and what most winners have won. */
function roundsTried({ count, scores, unscored }: Series): readonly number[] {
  const winners = new Map<number, number>();
  for (let at = 0; at < count; at += 1) {
    const most = Math.max(scores[at * 2]!, scores[at * 2 + 1]!);
    if (unscored[at] === 0) winners.set(most, (winners.get(most) ?? 0) + 1);
  }
  if (winners.size === 0) return [1];
  const [usual] = [...winners].reduce((a, b) => (b[1] > a[1] ? b : a));
  const tried = new Set([defaultParameters.roundsToWin, 1, 2, Math.min(11, Math.max(1, Math.round(usual)))]);
  return [...tried];
}

const lossOf = (series: Series, from: number, parameters: RatingParameters): number =>
  meanOf(lossesOf(series, from, parameters));

const lossesOf = (series: Series, from: number, parameters: RatingParameters): Float64Array =>
  chancesOf(series, parameters, from).map((chance, at) => loss(chance, outcomeAt(series, from + at)));

const meanOf = (values: Float64Array) => values.reduce((sum, each) => sum + each, 0) / values.length;

/**
 * Whether parameters lose less than the defaults by more than two standard errors of the difference. If not, the
 * simpler ones are kept, as in the one-standard-error rule of Breiman and others (1984, Classification and Regression
 * Trees).
 */
function isSurelyBetter(series: Series, from: number, parameters: RatingParameters): boolean {
  const losses = lossesOf(series, from, parameters);
  const lead = lossesOf(series, from, defaultParameters).map((each, at) => each - losses[at]!);
  const mean = meanOf(lead);
  const variance = meanOf(lead.map((each) => (each - mean) ** 2));
  return mean > 2 * Math.sqrt(variance / lead.length);
}

const outcomeAt = ({ scores }: Series, at: number) =>
  (1 + Math.sign(scores[at * 2]! - scores[at * 2 + 1]!)) / 2;

const sure = 1e-6;
function loss(chance: number, outcome: number): number {
  const p = Math.min(Math.max(chance, sure), 1 - sure);
  if (outcome === 1) return -Math.log(p);
  return outcome === 0 ? -Math.log(1 - p) : -(Math.log(p) + Math.log(1 - p)) / 2;
}
