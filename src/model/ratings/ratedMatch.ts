import type { PlayerId } from '../ids';
import { placedMatch, type PlacedMatch } from '../matches/placedMatch';
import type { Match } from '../records/records';
import { apartCode, apartOf, codeAt, type Gender, type Sport } from '../sports';

export interface RatedMatch extends PlacedMatch {
  readonly player1: RatedSide;
  readonly player2: RatedSide;
  readonly gender: Gender;
  readonly code?: string;
  readonly weight?: string;
  /** Only the winner or a draw is known: the scores then stand for one round. */
  readonly unscored?: true;
}

interface RatedSide {
  readonly id: PlayerId;
  /** Rounds won; half a round each for a draw without scores. */
  readonly score: number;
}

/**
 * The match for ratings; `undefined` if it shows no strength: undecided, a walkover, no contest, or a player
 * against themselves. A win without rounds counts as one round. `sport` is the match's own, if known.
 */
export function ratedMatch(match: Match, sport: Sport | undefined): RatedMatch | undefined {
  const { player1, player2, gender, weight } = match;
  if (player1.id === player2.id) return undefined;
  if (match.outcome === 'walkover' || match.outcome === 'noContest') return undefined;
  const rounds = roundsOf(match);
  if (rounds === undefined) return undefined;
  const [score1, score2] = rounds.scores;
  const code = apartIn(match, sport);
  return {
    ...placedMatch(match),
    player1: { id: player1.id, score: score1 },
    player2: { id: player2.id, score: score2 },
    gender,
    ...(code !== undefined && { code }),
    ...(weight && { weight }),
    ...(rounds.unscored && { unscored: true }),
  };
}

function apartIn(match: Match, sport: Sport | undefined): string | undefined {
  const code = apartCode(sport, match);
  return sport && code !== undefined && codeAt(apartOf(sport), code) ? code : undefined;
}

function roundsOf({ player1, player2, outcome }: Match) {
  const scores = [player1.score ?? 0, player2.score ?? 0] as const;
  const scored = player1.score !== undefined && player2.score !== undefined;
  if (scored && scores[0] + scores[1] > 0) return { scores };
  // 0–0 without the outcome draw: nobody won a round.
  if (player1.result === undefined || (scored && player1.result === 'D' && outcome !== 'draw'))
    return undefined;
  const first = player1.result === 'W' ? 1 : player1.result === 'L' ? 0 : 0.5;
  return { scores: [first, 1 - first] as const, unscored: true as const };
}
