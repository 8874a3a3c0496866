import { compareText } from '@/lib/compareText';
import type { EventId, MatchId, PlayerId, SportId } from '../ids';
import type { DateString } from '../dates';
import type { Match } from '../records';
import type { Arm, Gender, Weight } from '../sports';

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
  readonly arm?: Arm;
  readonly weight?: Weight;
}

interface RatedSide {
  readonly id: PlayerId;
  /** Rounds won. */
  readonly score: number;
}

/** The match as the ratings read it; `undefined` where it tells nothing: without both scores, or against oneself. */
export function ratedMatch(match: Match): RatedMatch | undefined {
  const { id, event, date, order, player1, player2, gender, arm, weight } = match;
  if (player1.score === undefined || player2.score === undefined) return undefined;
  if (player1.id === player2.id || player1.score + player2.score === 0) return undefined;
  return {
    id,
    sport: event.sport.id,
    event: event.id,
    date,
    order,
    player1: { id: player1.id, score: player1.score },
    player2: { id: player2.id, score: player2.score },
    gender,
    ...(arm && { arm }),
    ...(weight && { weight }),
  };
}

/** The order in which matches are rated: by day, event and place on the card. No two matches stand equal. */
export const compareRated = (a: RatedMatch, b: RatedMatch): number =>
  compareText(a.date, b.date) ||
  compareText(a.event, b.event) ||
  a.order - b.order ||
  compareText(a.id, b.id);
