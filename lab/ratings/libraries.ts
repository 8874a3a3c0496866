import { Glicko2, type Player } from 'glicko2';
import { predictWin, rate, rating } from 'openskill';
import { outcomeOf, type Method, type Predictor } from './predictor';

/** The library `glicko2`, with a rating period for each day of matches. */
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
