import type { DateString } from '../dates';
import type { MatchId, PlayerId, SportId } from '../ids';
import { outlookOf, stepOf, type Outlook, type RatedStep } from './history';
import { otherEntry, type BookEntry, type RatingBook } from './ratingBook';

export interface MatchQuestion {
  readonly sport: SportId;
  readonly match: MatchId;
  readonly players: readonly [PlayerId, PlayerId];
  readonly code?: string;
  readonly asOf: DateString;
}

export interface MatchRatings {
  /** Both players' steps, the first player's first; absent while the match does not count. */
  readonly steps?: readonly [RatedStep, RatedStep];
  /** Forecast of a match that does not count; absent while neither player has a rated match. */
  readonly outlook?: Outlook;
}

export function matchRatingsOf(
  book: RatingBook,
  { match, players, code, asOf }: MatchQuestion,
): MatchRatings {
  const entry = entryOf(book, players[0], match);
  if (entry !== undefined) return { steps: [stepOf(book, entry), stepOf(book, otherEntry(entry))] };
  const outlook = outlookOf(book, players, code, asOf);
  return outlook ? { outlook } : {};
}

function entryOf(book: RatingBook, player: PlayerId, match: MatchId): BookEntry | undefined {
  if (!book.has(match)) return undefined;
  let entry = book.lastEntry(player);
  while (entry !== undefined && book.matchOf(entry).id !== match) entry = book.previousEntry(entry);
  return entry;
}
