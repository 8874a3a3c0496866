import { Glicko2, type Player } from 'glicko2';
import { predictWin, rate, rating } from 'openskill';
import { aged, type Belief } from '@/model/ratings/belief';
import { dayOf } from '@/model/ratings/dayOf';
import { ratingParameters, type RatingParameters } from '@/model/ratings/parameters';
import { winChance } from '@/model/ratings/predict';
import { advantage, beforeMatch, rateMatch } from '@/model/ratings/rateMatch';
import type { RatedMatch } from '@/model/ratings/ratedMatch';
import { outcomeOf, type Method, type Predictor, type Setting } from './predictor';

/** Ours with given parameters, without the book: a test holds both to each other. */
export function ownPredictor(parameters: RatingParameters): Predictor {
  const known = new Map<string, { readonly belief: Belief; readonly day: number }>();
  const at = (id: string, day: number) => {
    const last = known.get(id);
    return last && aged(last.belief, day - last.day, parameters);
  };
  const before = ({ player1, player2, arm, date }: RatedMatch) =>
    beforeMatch(at(player1.id, dayOf(date)), at(player2.id, dayOf(date)), arm, parameters);
  return {
    predict: (match) => {
      const [first, second] = before(match);
      return winChance(advantage(first, second, match.arm, parameters), parameters.roundsToWin);
    },
    learn: (matches) => {
      for (const match of matches) {
        const { arm, player1, player2, date } = match;
        const rounds = { arm, won: player1.score, lost: player2.score };
        const [first, second] = rateMatch(...before(match), rounds, parameters);
        known.set(player1.id, { belief: first, day: dayOf(date) });
        known.set(player2.id, { belief: second, day: dayOf(date) });
      }
    },
  };
}

/** Every parameter that is chosen by data, on a grid of few and round values. */
export function ownMethod(): Method {
  const settings: Setting[] = [];
  for (const commonSd of [0.5, 0.7, 1, 1.4])
    for (const armSd of [0.35, 0.7, 1])
      for (const driftPerYear of [0.02, 0.1, 0.4])
        for (const matchVariance of [1, 2, 4])
          for (const matchmaking of [0, 0.5, 1]) {
            const chosen = { commonSd, armSd, driftPerYear, matchVariance, matchmaking };
            settings.push({
              label: JSON.stringify(chosen),
              create: () => ownPredictor({ ...ratingParameters, ...chosen }),
            });
          }
  return { name: 'Armwiki', settings };
}

/** What the product ships, whatever the file. */
export const shippedMethod: Method = {
  name: 'Armwiki as shipped',
  settings: [{ label: JSON.stringify(ratingParameters), create: () => ownPredictor(ratingParameters) }],
};

/** Everyone at even odds. */
export const coin: Method = {
  name: 'A coin',
  settings: [{ label: '', create: () => ({ predict: () => 0.5, learn: () => undefined }) }],
};

/** Elo's formula on match results, one rating a player; a rating for each arm was worse. */
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

/** The library `glicko2`, a rating period for each day of matches. */
export const glicko2: Method = {
  name: 'Glicko-2',
  settings: [0.3, 0.6, 1.2].flatMap((tau) =>
    [100, 200, 350, 500].map((rd) => ({
      label: `tau ${tau}, RD ${rd}`,
      create: () => glickoPredictor(tau, rd),
    })),
  ),
};

function glickoPredictor(tau: number, rd: number): Predictor {
  const system = new Glicko2({ tau, rating: 1500, rd, vol: 0.06 });
  const players = new Map<string, Player>();
  const of = (id: string) => {
    let player = players.get(id);
    if (!player) players.set(id, (player = system.makePlayer(1500, rd, 0.06)));
    return player;
  };
  return {
    predict: ({ player1, player2 }) => {
      const [first, second] = [players.get(player1.id), players.get(player2.id)];
      const spread = Math.hypot(first?.getRd() ?? rd, second?.getRd() ?? rd) * (Math.LN10 / 400);
      const g = 1 / Math.sqrt(1 + (3 * spread * spread) / Math.PI ** 2);
      const lead = (first?.getRating() ?? 1500) - (second?.getRating() ?? 1500);
      return 1 / (1 + 10 ** ((-g * lead) / 400));
    },
    learn: (matches) =>
      system.updateRatings(
        matches.map((match) => [of(match.player1.id), of(match.player2.id), outcomeOf(match)]),
      ),
  };
}

/** The library `openskill` (Weng and Lin's Bayesian ratings), with its own parameters but for the scale of luck. */
export const openskill: Method = {
  name: 'openskill',
  settings: [1, 2, 3, 5].flatMap((luck) =>
    [25 / 300, 0.5].map((tau) => ({
      label: `beta ×${luck}, tau ${tau.toFixed(2)}`,
      create: () => openskillPredictor({ beta: (25 / 6) * luck, tau }),
    })),
  ),
};

function openskillPredictor(options: { readonly beta: number; readonly tau: number }): Predictor {
  const known = new Map<string, ReturnType<typeof rating>>();
  const of = (id: string) => known.get(id) ?? rating();
  return {
    predict: ({ player1, player2 }) => predictWin([[of(player1.id)], [of(player2.id)]], options)[0] ?? 0.5,
    learn: (matches) => {
      for (const match of matches) {
        const { player1, player2 } = match;
        const rank =
          match.player1.score === match.player2.score ? [1, 1] : outcomeOf(match) ? [1, 2] : [2, 1];
        const [[first] = [], [second] = []] = rate([[of(player1.id)], [of(player2.id)]], {
          ...options,
          rank,
        });
        if (first) known.set(player1.id, first);
        if (second) known.set(player2.id, second);
      }
    },
  };
}
