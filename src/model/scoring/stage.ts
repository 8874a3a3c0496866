import { mainFirst, type CardOrder } from '../matches/mainMatches';
import { tellsResult } from '../matches/spoilers';
import type { MatchId } from '../ids';
import type { Match } from '../records/records';
import { hasBegunLive } from './hasBegunLive';
import type { LiveCard, LiveMatch } from './live';

export interface StageMatches {
  /** At the tables now; several at a tournament. */
  readonly now: readonly MatchId[];
  readonly last: MatchId | undefined;
  readonly next: readonly MatchId[];
}

/** The matches in the order in which they are fought: the main event last, and as scorers have moved them. */
export const inFightingOrder = (
  card: readonly Match[],
  stated: CardOrder | undefined,
  live: Readonly<Record<string, Pick<LiveMatch, 'order'>>>,
): readonly Match[] =>
  mainFirst(
    card.map((match) => ({ ...match, order: live[match.id]?.order ?? match.order })),
    stated,
  ).toReversed();

/** @param card as stored: nothing is hidden on a stage */
export function stageOf(
  card: readonly Match[],
  stated: CardOrder | undefined,
  live: LiveCard['matches'],
): StageMatches {
  const stateOf = (match: Match) => {
    const scored = live[match.id];
    if (tellsResult(match) || scored?.end !== undefined) return 'over';
    return scored && hasBegunLive(scored) ? 'now' : 'next';
  };
  const order = inFightingOrder(card, stated, live);
  const idsOf = (state: ReturnType<typeof stateOf>) =>
    order.filter((match) => stateOf(match) === state).map(({ id }) => id);
  return { now: idsOf('now'), last: idsOf('over').at(-1), next: idsOf('next') };
}
