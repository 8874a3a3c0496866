import { compareText } from '@/lib/compareText';
import type { EventId, MatchId, PlayerId, SportId } from '../ids';
import type { DateString } from '../dates';
import type { Match } from '../records';
import { apartCode, apartOf, codeAt, type Gender, type Sport } from '../sports';

/** The parts of a match that the ratings read: little, since it crosses over to a worker. */
export interface RatedMatch {
  readonly id: MatchId;
  readonly sport: SportId;
  readonly event: EventId;
  readonly date: DateString;
  readonly order: number;
  readonly player1: RatedSide;
  readonly player2: RatedSide;
  readonly gender: Gender;
  /** The code that the sport rates apart, where the match says one that the sport knows. */
  readonly code?: string;
  readonly weight?: string;
  /** True where a winner or a draw is known and no rounds are: the scores then stand for one round. */
  readonly unscored?: true;
}

interface RatedSide {
  readonly id: PlayerId;
  /** Rounds won; half a round each for a draw whose rounds are unknown. */
  readonly score: number;
}

/**
 * The match as the ratings read it; `undefined` where it tells nothing of strength: nothing decided it, nobody fought
 * (a walkover, no contest), or against oneself. A win whose rounds are unknown tells as much as one round. `sport` is the
 * match's own, where it is known.
 */
export function ratedMatch(match: Match, sport: Sport | undefined): RatedMatch | undefined {
  const { id, event, date, order, player1, player2, gender, weight } = match;
  if (player1.id === player2.id) return undefined;
  if (match.outcome === 'walkover' || match.outcome === 'noContest') return undefined;
  const rounds = roundsOf(match);
  if (rounds === undefined) return undefined;
  const [score1, score2] = rounds.scores;
  const code = apartIn(match, sport);
  return {
    id,
    sport: event.sport.id,
    event: event.id,
    date,
    order,
    player1: { id: player1.id, score: score1 },
    player2: { id: player2.id, score: score2 },
    gender,
    ...(code !== undefined && { code }),
    ...(weight && { weight }),
    ...(rounds.unscored && { unscored: true }),
  };
}

/** The code of the choice that the sport rates apart. */
function apartIn(match: Match, sport: Sport | undefined): string | undefined {
  const code = apartCode(sport, match);
  return sport && code !== undefined && codeAt(apartOf(sport), code) ? code : undefined;
}

function roundsOf({ player1, player2, outcome }: Match) {
  const scores = [player1.score ?? 0, player2.score ?? 0] as const;
  const scored = player1.score !== undefined && player2.score !== undefined;
  if (scored && scores[0] + scores[1] > 0) return { scores };
  // 0–0 is a draw by its scores, which nobody won a round for.
  if (player1.result === undefined || (scored && player1.result === 'D' && outcome !== 'draw'))
    return undefined;
  const first = player1.result === 'W' ? 1 : player1.result === 'L' ? 0 : 0.5;
  return { scores: [first, 1 - first] as const, unscored: true as const };
}

/** The order in which matches are rated: by day, event and place on the card. No two matches stand equal. */
export const compareRated = (a: RatedMatch, b: RatedMatch): number =>
  compareText(a.date, b.date) ||
  compareText(a.event, b.event) ||
  a.order - b.order ||
  compareText(a.id, b.id);
