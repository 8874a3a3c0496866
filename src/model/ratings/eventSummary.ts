import type { EventRatings, RatingChange } from './eventRatings';
import type { Match, Side } from '../records/records';
import type { TitleResult } from '../titles/titleBook';
import { mainFirst, type CardOrder } from '../matches/mainMatches';

interface WonMatch {
  readonly match: Match;
  readonly winner: Side;
  readonly loser: Side;
}

export interface Upset extends WonMatch {
  /** The winner's chance before the match, 0 to 1. */
  readonly chance: number;
}

export interface EventSummary {
  readonly decided: number;
  readonly all: number;
  /** Absent until the main event has a winner, and if the event does not say which match it is. */
  readonly main?: WonMatch;
  readonly upsets: readonly Upset[];
  readonly titles: readonly TitleResult[];
  readonly changes: readonly RatingChange[];
}

/** Below this chance of the winner a result is an upset: the other side was a favourite, by our own words. */
const upsetBelow = 0.35;

const most = 5;

export function eventSummaryOf(
  card: readonly Match[],
  order: CardOrder | undefined,
  known: (EventRatings & { readonly titles: readonly TitleResult[] }) | undefined,
): EventSummary {
  const won = mainFirst(card, order).map(wonOf);
  const isStated = order !== undefined || card.some(({ main: isMain }) => isMain === true);
  const [main] = isStated ? won : [];
  const chances = new Map(known?.chances.map((chance) => [chance.match, chance]));
  const upsets = won.flatMap((each): readonly Upset[] => {
    const rated = each && chances.get(each.match.id);
    if (each === undefined || rated === undefined) return [];
    const chance = rated.player1 === each.winner.id ? rated.chance : 1 - rated.chance;
    return chance < upsetBelow ? [{ ...each, chance }] : [];
  });
  const sizeOf = ({ before, after }: RatingChange) => Math.abs(Math.round(after) - Math.round(before));
  return {
    decided: card.filter(({ player1, outcome }) => player1.result !== undefined || outcome !== undefined)
      .length,
    all: card.length,
    ...(main && { main }),
    upsets: upsets.sort((a, b) => a.chance - b.chance).slice(0, most),
    titles: known?.titles ?? [],
    changes: (known?.changes ?? [])
      .filter((change) => sizeOf(change) > 0)
      .sort((a, b) => sizeOf(b) - sizeOf(a))
      .slice(0, most),
  };
}

function wonOf(match: Match): WonMatch | undefined {
  const { player1, player2 } = match;
  if (player1.result === 'W') return { match, winner: player1, loser: player2 };
  return player2.result === 'W' ? { match, winner: player2, loser: player1 } : undefined;
}
