import { aged, type Belief, type Estimate } from '@/model/ratings/belief';
import { dayOf } from '@/model/ratings/dayOf';
import { winChance } from '@/model/ratings/predict';
import { advantage, beforeMatch, rateMatch, roundsIn } from '@/model/ratings/rateMatch';
import type { RatedMatch } from '@/model/ratings/ratedMatch';
import { driftIn, placeOf, progressBetween, type RatingModel } from '@/model/ratings/ratingModel';
import { recalibrated, Recalibrator } from '@/model/ratings/recalibration';
import { outcomeOf, type Method, type Predictor } from './predictor';

/** @param told hears of each match that is learned, with the first player's advantage before it */
export function ownPredictor(
  model: RatingModel,
  told?: (match: RatedMatch, lead: Estimate) => void,
): Predictor {
  const { parameters } = model;
  const known = new Map<string, { readonly belief: Belief; readonly day: number; readonly debut: number }>();
  const at = (id: string, day: number) => {
    const last = known.get(id);
    if (!last) return undefined;
    const progress = progressBetween(last.day - last.debut, day - last.debut, parameters);
    return aged(last.belief, driftIn(day - last.day, parameters), progress);
  };
  const before = ({ player1, player2, code, date }: RatedMatch) =>
    beforeMatch(at(player1.id, dayOf(date)), at(player2.id, dayOf(date)), placeOf(model, code), model);
  const keep = (id: string, belief: Belief, day: number) =>
    known.set(id, { belief, day, debut: known.get(id)?.debut ?? day });
  return {
    predict: (match) => {
      const [first, second] = before(match);
      const lead = advantage(first, second, placeOf(model, match.code), parameters);
      return winChance(lead, parameters);
    },
    learn: (matches) => {
      for (const match of matches) {
        const rounds = roundsIn(match, placeOf(model, match.code), parameters);
        const [before1, before2] = before(match);
        const lead = advantage(before1, before2, rounds.place, parameters);
        told?.(match, lead);
        const [first, second] = rateMatch(before1, before2, rounds, parameters, lead);
        keep(match.player1.id, first, dayOf(match.date));
        keep(match.player2.id, second, dayOf(match.date));
      }
    },
  };
}

/** A predictor whose chances are recalibrated by how those of earlier days came true, as the rating book's are. */
export function recalibrating({ predict, learn }: Predictor): Predictor {
  const recalibrator = new Recalibrator();
  return {
    predict: (match) => recalibrated(predict(match), recalibrator),
    learn: (matches) => {
      const stated = matches.map(predict);
      matches.forEach((match, at) => {
        const outcome = outcomeOf(match);
        if (outcome === 0 || outcome === 1) recalibrator.learn(stated[at]!, outcome);
      });
      learn(matches);
    },
  };
}

export const ownMethod = (model: RatingModel): Method => ownSetting('Armwiki', model);

export const shippedMethod = (model: RatingModel): Method => ownSetting('Armwiki as shipped', model);

const ownSetting = (name: string, model: RatingModel): Method => ({
  name,
  settings: [{ label: JSON.stringify(model.parameters), create: () => recalibrating(ownPredictor(model)) }],
});

export const coin: Method = {
  name: 'A coin',
  settings: [{ label: '', create: () => ({ predict: () => 0.5, learn: () => undefined }) }],
};

/** Elo's formula on match results, with one rating per player; a rating for each arm was worse. */
export const elo: Method = {
  name: 'Elo',
  settings: [16, 24, 32, 48, 64, 80, 100, 120, 140, 160, 200, 240, 300].map((k) => ({
    label: `K ${k}`,
    create: () => eloPredictor(k),
  })),
};

function eloPredictor(k: number): Predictor {
  const points = new Map<string, number>();
  const of = (id: string) => points.get(id) ?? 0;
  const predict = ({ player1, player2 }: RatedMatch) =>
    1 / (1 + 10 ** ((of(player2.id) - of(player1.id)) / 400));
  return {
    predict,
    learn: (matches) => {
      for (const match of matches) {
        const gain = k * (outcomeOf(match) - predict(match));
        points.set(match.player1.id, of(match.player1.id) + gain);
        points.set(match.player2.id, of(match.player2.id) - gain);
      }
    },
  };
}
