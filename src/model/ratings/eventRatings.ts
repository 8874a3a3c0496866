import type { EventId, MatchId, PlayerId, SportId } from '../ids';
import { stepOf, type RatedStep } from './history';
import { otherEntry, type RatingBook } from './ratingBook';
import { together } from './ratingModel';

export interface EventRatingsQuestion {
  readonly sport: SportId;
  readonly event: EventId;
}

export interface EventRatings {
  /** Chance of each counted match's first player right before it, 0 to 1. */
  readonly chances: readonly EventChance[];
  /**
   * Mean strength before the event and after it, in points. Without players whose first rated match was here: their
   * rating begins near the opponent's, so it did not change.
   */
  readonly changes: readonly RatingChange[];
}

interface EventChance {
  readonly match: MatchId;
  readonly player1: PlayerId;
  readonly chance: number;
}

export interface RatingChange {
  readonly player: PlayerId;
  readonly before: number;
  readonly after: number;
}

/** What an event did to the ratings. Costs one pass over the matches of the sport. */
export function eventRatingsOf(book: RatingBook, event: EventId): EventRatings {
  const chances: EventChance[] = [];
  const first = new Map<PlayerId, RatedStep>();
  const last = new Map<PlayerId, RatedStep>();
  for (const entry of book.entries()) {
    const { id: match, event: at, player1, player2 } = book.matchOf(entry);
    if (at !== event) continue;
    const steps = [
      [player1.id, stepOf(book, entry)],
      [player2.id, stepOf(book, otherEntry(entry))],
    ] as const;
    for (const [player, step] of steps) {
      if (!first.has(player)) first.set(player, step);
      last.set(player, step);
    }
    chances.push({ match, player1: player1.id, chance: steps[0][1].chance });
  }
  const changes = [...first].flatMap(([player, step]) =>
    step.first
      ? []
      : [
          {
            player,
            before: step.before[together].points,
            after: (last.get(player) ?? step).after[together].points,
          },
        ],
  );
  return { chances, changes };
}
