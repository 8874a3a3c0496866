import type { PlayerId } from '../ids';
import { placedMatch, type PlacedMatch } from '../matches/placedMatch';
import type { Match } from '../records/records';
import type { Sport } from '../sports';
import { titleOf, type Title } from './title';

/** What lineages need of a title match. Small, because it is sent to a worker. */
export interface TitleMatch extends PlacedMatch {
  readonly title: Title;
  readonly players: readonly [PlayerId, PlayerId];
  /** Absent for a draw or no contest. */
  readonly winner?: PlayerId;
}

/**
 * The match for lineages; `undefined` if it names no title, is not over, or has one player on both sides. The
 * recorded winner counts, also after a walkover. `sport` is the match's own, if known.
 */
export function titleMatch(match: Match, sport: Sport | undefined): TitleMatch | undefined {
  const title = titleOf(match, sport);
  const { player1, player2, outcome } = match;
  if (title === undefined || player1.id === player2.id) return undefined;
  if (player1.result === undefined && outcome !== 'noContest') return undefined;
  const winner = [player1, player2].find(({ result }) => result === 'W');
  return {
    ...placedMatch(match),
    title,
    players: [player1.id, player2.id],
    ...(winner && outcome !== 'noContest' && { winner: winner.id }),
  };
}
