import { createRecent } from '@/lib/recent';
import type { DateString } from '../dates';
import type { EventId, PlayerId } from '../ids';
import type { Tally } from '../tally';
import { dayOf } from './dayOf';
import type { Rating } from './rating';
import type { RatingBook } from './ratingBook';
import { createStandings, isUnder, type Standing, type StandingsFilter } from './standings';

/** Without a code the ranking is by the mean of all strengths, of all matches. */
export interface BoardFilter extends StandingsFilter {
  /** The last day that counts. */
  readonly asOf: DateString;
}

export interface BoardRow extends Rating {
  readonly player: PlayerId;
  /** Place among those who are sure enough; absent while provisional. */
  readonly rank?: number;
  /** Places up (positive) or down since the day before the last event; absent where there was no rank. */
  readonly moved?: number;
  /** Won and lost under the filter's code and gender. */
  readonly tally: Tally;
  /** Day of the newest match of any code. */
  readonly lastDate: DateString;
}

export interface Board {
  /** Ranked players first, each group by points; no more than were asked for. */
  readonly rows: readonly BoardRow[];
  /** How many players it is of, whatever was asked for. */
  readonly players: number;
  /** How many of them have a rank. */
  readonly ranked: number;
  /** The newest day with matches under the filter and its events: what `moved` counts from. */
  readonly last?: { readonly date: DateString; readonly events: readonly EventId[] };
}

/** The ranking as it stood at the end of a day, from matches up to that day alone, down to so many rows. */
export const boardOf = (book: RatingBook, filter: BoardFilter, limit = Infinity): Board =>
  openBoard(book, filter)(limit);

/**
 * As `boardOf` of one book, which keeps the newest few rankings until its matches, or who is hidden, are others: Home asks for the first places
 * of what the page of rankings then shows more of.
 */
export function createBoards(book: RatingBook): (filter: BoardFilter, limit?: number) => Board {
  const opened = createRecent<string, ReturnType<typeof openBoard>>(boardsKept);
  let revision = book.revision();
  let hidden: BoardFilter['hidden'];
  return (filter, limit = Infinity) => {
    if (revision !== book.revision() || hidden !== filter.hidden) opened.clear();
    revision = book.revision();
    hidden = filter.hidden;
    // Callers name them in an order of their own.
    const key = JSON.stringify([filter.asOf, filter.code, filter.gender, filter.weight]);
    const board = opened.get(key) ?? openBoard(book, filter);
    opened.keep(key, board);
    return board(limit);
  };
}

/** Each is a few megabytes where there are twenty thousand players. */
const boardsKept = 6;

/** Puts everybody in order, and then tells as many rows as one asks for, until the next update of the book. */
function openBoard(book: RatingBook, filter: BoardFilter): (limit: number) => Board {
  const last = lastMeeting(book, filter);
  const standings = createStandings(book, filter);
  // The day before comes first: the matches are gone through once.
  if (last) standings.goTo(dayOf(last.date) - 1);
  const before = ranksOf(standings.inOrder());
  standings.goTo(dayOf(filter.asOf));
  const inOrder = standings.inOrder();
  const ranks = ranksOf(inOrder);
  const rowOf = ({ player, number, points, deviation, provisional }: Standing): BoardRow => {
    const rank = ranks.get(number);
    const was = before.get(number);
    return {
      player,
      points,
      deviation,
      provisional,
      tally: standings.tallyOf(number),
      lastDate: book.matchOf(standings.newestOf(number)).date,
      ...(rank !== undefined && { rank }),
      ...(rank !== undefined && was !== undefined && { moved: was - rank }),
    };
  };
  return (limit) => ({
    rows: inOrder.slice(0, limit).map(rowOf),
    players: inOrder.length,
    ranked: ranks.size,
    ...(last && { last }),
  });
}

/** The players in their order under a filter, without what a board tells of them. */
export function rankedPlayers(
  book: RatingBook,
  filter: BoardFilter,
): readonly (Standing & Pick<BoardRow, 'rank'>)[] {
  const standings = createStandings(book, filter);
  standings.goTo(dayOf(filter.asOf));
  const inOrder = standings.inOrder();
  const ranks = ranksOf(inOrder);
  return inOrder.map((standing) => {
    const rank = ranks.get(standing.number);
    return rank === undefined ? standing : { ...standing, rank };
  });
}

/** Ranks by the player's number; who has equal points shares one. */
function ranksOf(inOrder: readonly Standing[]): ReadonlyMap<number, number> {
  const ranks = new Map<number, number>();
  for (const [at, { number, points, provisional }] of inOrder.entries()) {
    if (provisional) break;
    const above = inOrder[at - 1];
    ranks.set(number, above?.points === points ? ranks.get(above.number)! : at + 1);
  }
  return ranks;
}

function lastMeeting(book: RatingBook, filter: BoardFilter): Board['last'] {
  let date: DateString | undefined;
  const events = new Set<EventId>();
  for (const entry of book.entries().reverse()) {
    const match = book.matchOf(entry);
    if (match.date > filter.asOf || !isUnder(match, filter)) continue;
    date ??= match.date;
    if (match.date !== date) break;
    events.add(match.event);
  }
  return date && { date, events: [...events].reverse() };
}
