import { overall, triangle } from '@/model/ratings/belief';
import type { RatingParameters } from '@/model/schema/ratingParameters';
import { winChance } from '@/model/ratings/predict';
import { likeliestAdvantage } from '@/model/ratings/rateMatch';
import { driftIn, progressBetween } from '@/model/ratings/ratingModel';
import type { Series } from './series';

const never = -(2 ** 31);

/**
 * The chance of each match's first player from one match on, predicted from the days before. Equals `ownPredictor` with
 * the same parameters (a test compares them), but works on columns and makes no object per match.
 */
export function chancesOf(series: Series, parameters: RatingParameters, from: number): Float64Array {
  const { count, days } = series;
  const players = createPlayers(series, parameters);
  const chances = new Float64Array(count - from);
  for (let first = 0; first < count;) {
    let last = first;
    for (; last < count && days[last] === days[first]; last += 1) {
      if (last < from) continue;
      players.meet(last);
      chances[last - from] = winChance(players.advantage(), parameters);
    }
    for (; first < last; first += 1) {
      players.meet(first);
      players.learn(first);
    }
  }
  return chances;
}

/** The beliefs about all players so far, as in the model's `Belief`, and about the current pair. */
function createPlayers(series: Series, parameters: RatingParameters) {
  const { players, strengths, days, places, sides, scores, unscored } = series;
  const width = strengths + triangle(strengths);
  const beliefs = new Float64Array(players * width);
  const seen = new Int32Array(players).fill(never);
  const debuts = new Int32Array(players);
  const pair = [createSide(strengths, parameters), createSide(strengths, parameters)] as const;
  const lead = { mean: 0, variance: 0 };

  // Outside `meet`: creating a function per match would take most of the time.
  const near = (other: number) => parameters.matchmaking * other + parameters.newcomerLead;

  function enter(at: 0 | 1, player: number, day: number, place: number): boolean {
    const last = seen[player]!;
    if (last === never) return false;
    const debut = debuts[player]!;
    const progress = progressBetween(last - debut, day - debut, parameters);
    pair[at].load(beliefs, player * width, driftIn(day - last, parameters), progress, place);
    return true;
  }

  function leave(at: 0 | 1, player: number, day: number): void {
    if (seen[player] === never) debuts[player] = day;
    seen[player] = day;
    pair[at].store(beliefs, player * width);
  }

  return {
    /** Loads the beliefs about both players before a match. */
    meet: (match: number): void => {
      const [day, place] = [days[match]!, places[match]!];
      const known1 = enter(0, sides[match * 2]!, day, place);
      const known2 = enter(1, sides[match * 2 + 1]!, day, place);
      if (!known1) pair[0].begin(known2 ? near(pair[1].mean()) : 0, place);
      if (!known2) pair[1].begin(known1 ? near(pair[0].mean()) : 0, place);
      lead.mean = pair[0].mean() - pair[1].mean();
      lead.variance = pair[0].variance() + pair[1].variance() + parameters.matchVariance;
    },
    advantage: () => lead,
    /** Learns from the match, once both have met. */
    learn: (match: number): void => {
      const worth = unscored[match] === 1 ? parameters.winWorth : 1;
      const [won, lost] = [scores[match * 2]! * worth, scores[match * 2 + 1]! * worth];
      const { mean, variance } = lead;
      const likeliest = likeliestAdvantage(mean, variance, won - lost, won + lost);
      const slope = ((won + lost) / 4) * (1 - Math.tanh(likeliest / 2) ** 2);
      const gain = (likeliest - mean) / variance;
      const known = slope / (1 + variance * slope);
      pair[0].learn(gain, known);
      pair[1].learn(-gain, known);
      leave(0, sides[match * 2]!, days[match]!);
      leave(1, sides[match * 2 + 1]!, days[match]!);
    },
  };
}

function createSide(strengths: number, { commonSd, apartSd }: RatingParameters) {
  const size = triangle(strengths);
  const means = new Float64Array(strengths);
  const covariances = new Float64Array(size);
  const shared = new Float64Array(strengths);
  const common = commonSd ** 2;
  const own = common + (strengths === 1 ? 0 : apartSd ** 2);
  let mean = 0;
  let variance = 0;

  function look(place: number): void {
    if (strengths === 1) {
      mean = means[0]!;
      variance = shared[0] = covariances[0]!;
    } else if (place === overall) lookAtAll();
    else {
      mean = means[place]!;
      for (let row = 0, at = 0; row < strengths; row += 1)
        for (let column = row; column < strengths; column += 1, at += 1) {
          if (column === place) shared[row] = covariances[at]!;
          else if (row === place) shared[column] = covariances[at]!;
        }
      variance = shared[place]!;
    }
  }

  function lookAtAll(): void {
    mean = variance = 0;
    for (let row = 0; row < strengths; row += 1) shared[row] = 0;
    for (let row = 0, at = 0; row < strengths; row += 1) {
      mean += means[row]! / strengths;
      for (let column = row; column < strengths; column += 1, at += 1) {
        shared[row]! += covariances[at]! / strengths;
        if (column !== row) shared[column]! += covariances[at]! / strengths;
      }
    }
    for (let row = 0; row < strengths; row += 1) variance += shared[row]! / strengths;
  }

  return {
    mean: () => mean,
    variance: () => variance,
    begin: (at: number, place: number): void => {
      for (let row = 0; row < strengths; row += 1) means[row] = at;
      for (let each = 0; each < size; each += 1) covariances[each] = common;
      for (let row = 0, diagonal = 0; row < strengths; diagonal += strengths - row, row += 1)
        covariances[diagonal] = own;
      look(place);
    },
    load: (from: Float64Array, start: number, drift: number, progress: number, place: number): void => {
      for (let at = 0; at < strengths; at += 1) means[at] = from[start + at]! + progress;
      for (let at = 0; at < size; at += 1) covariances[at] = from[start + strengths + at]! + drift;
      look(place);
    },
    store: (to: Float64Array, start: number): void => {
      for (let at = 0; at < strengths; at += 1) to[start + at] = means[at]!;
      for (let at = 0; at < size; at += 1) to[start + strengths + at] = covariances[at]!;
    },
    learn: (gain: number, known: number): void => {
      for (let row = 0, at = 0; row < strengths; row += 1) {
        means[row]! += shared[row]! * gain;
        for (let column = row; column < strengths; column += 1, at += 1)
          covariances[at]! -= shared[row]! * shared[column]! * known;
      }
    },
  };
}
