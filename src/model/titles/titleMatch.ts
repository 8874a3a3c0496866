import { compareText } from '@/lib/compareText';
import type { DateString } from '../dates';
import type { EventId, MatchId, PlayerId, SportId } from '../ids';
import type { Match } from '../records';
import type { Sport } from '../sports';
import { titleOf, type Title } from './title';

/** The parts of a match for a title that its lineage reads: little, since it crosses over to a worker. */
export interface TitleMatch {
  readonly id: MatchId;
  readonly sport: SportId;
  readonly event: EventId;
  readonly date: DateString;
  readonly order: number;
  readonly title: Title;
  readonly players: readonly [PlayerId, PlayerId];
  /** The winner; absent where it was over without one: a draw, or no contest. */
  readonly winner?: PlayerId;
}

/**
 * The match as lineages read it; `undefined` where it names no title, is not over yet, or somebody met oneself. Whoever the
 * record says won has won, also by a walkover. `sport` is the match's own, where it is known.
 */
export function titleMatch(match: Match, sport: Sport | undefined): TitleMatch | undefined {
  const title = titleOf(match, sport);
  const { id, event, date, order, player1, player2, outcome } = match;
  if (title === undefined || player1.id === player2.id) return undefined;
  if (player1.result === undefined && outcome !== 'noContest') return undefined;
  const winner = [player1, player2].find(({ result }) => result === 'W');
  return {
    id,
    sport: event.sport.id,
    event: event.id,
    date,
    order,
    title,
    players: [player1.id, player2.id],
    ...(winner && outcome !== 'noContest' && { winner: winner.id }),
  };
}

/** The order in which matches decide a title: by day, event and place on the card. No two matches stand equal. */
export const compareTitleMatches = (a: TitleMatch, b: TitleMatch): number =>
  compareText(a.date, b.date) ||
  compareText(a.event, b.event) ||
  a.order - b.order ||
  compareText(a.id, b.id);
