import { Recent } from '@/lib/recent';
import { knownDate, type DateString, type KnownDate } from '../dates';
import type { EventId, PlayerId } from '../ids';
import type { Tally } from '../matches/tally';
import { dayOf } from './dayOf';
import type { Rating } from './rating';
import type { RatingBook } from './ratingBook';
import { createStandings, isUnder, type RatedStanding, type StandingsFilter } from './standings';

/** Without a code the ranking uses the mean of all strengths, and all matches. */
export interface BoardFilter extends StandingsFilter {
  readonly asOf: DateString;
  readonly inactive?: boolean;
}

export interface BoardRow extends Rating {
  readonly player: PlayerId;
  readonly rank?: number;
  /**
   * Places up (positive) or down among today's active players since the day before the last event; absent
   * without an earlier rank.
   */
  readonly moved?: number;
  readonly inactive?: true;
  readonly tally: Tally;
  readonly lastDate: KnownDate;
}

export interface Board {
  /** By points, provisional ratings last; cut at the requested limit. */
  readonly rows: readonly BoardRow[];
  readonly players: number;
  readonly ranked: number;
  readonly inactive: number;
  readonly classes: readonly string[];
  readonly last?: { readonly date: DateString; readonly events: readonly EventId[] };
}

export const boardOf = (book: RatingBook, filter: BoardFilter, limit = Infinity): Board =>
  openBoard(book, filter)(limit);

/**
 * `boardOf` with a cache of the newest few rankings, valid until matches or hidden players change: Home asks
 * for the first places of the ranking that the rankings page then shows in full.
 */
export function createBoards(book: RatingBook): (filter: BoardFilter, limit?: number) => Board {
  const opened = new Recent<string, ReturnType<typeof openBoard>>(boardsKept);
  let revision = book.revision();
  let hidden: BoardFilter['hidden'];
  return (filter, limit = Infinity) => {
    if (revision !== book.revision() || hidden !== filter.hidden) opened.clear();
    revision = book.revision();
    hidden = filter.hidden;
    // Callers order the properties differently.
    const key = JSON.stringify([
      filter.asOf,
      filter.code,
      filter.gender,
      filter.weight,
      filter.inactive === true,
    ]);
    const board = opened.get(key) ?? openBoard(book, filter);
    opened.keep(key, board);
    return board(limit);
  };
}

/** With twenty thousand players, each takes a few megabytes. */
const boardsKept = 6;

/** Sorts everybody once; the returned function gives rows until the book's next update. */
function openBoard(book: RatingBook, filter: BoardFilter): (limit: number) => Board {
  const last = lastMeeting(book, filter);
  const standings = createStandings(book, filter);
  // The earlier day first, so that one pass over the matches suffices.
  if (last) standings.goTo(dayOf(last.date) - 1);
  const earlier = standings.inOrder();
  standings.goTo(dayOf(filter.asOf));
  const all = standings.inOrder();
  const active = all.filter(({ inactive }) => !inactive);
  const inOrder = filter.inactive ? all : active;
  const classes = classesIn(book, filter);
  const ranks = ranksOf(all);
  // Among today's players, so that nobody moves because another one became inactive.
  const present = new Set(active.map(({ number }) => number));
  const before = ranksOf(earlier.filter(({ number }) => present.has(number)));
  const rowOf = ({ player, number, points, deviation, provisional, inactive }: RatedStanding): BoardRow => {
    const rank = ranks.get(number);
    const was = before.get(number);
    return {
      player,
      points,
      deviation,
      provisional,
      tally: standings.tallyOf(number),
      lastDate: knownDate(book.matchOf(standings.newestOf(number))),
      ...(rank !== undefined && { rank }),
      ...(rank !== undefined && was !== undefined && { moved: was - rank }),
      ...(inactive && { inactive }),
    };
  };
  return (limit) => ({
    rows: inOrder.slice(0, limit).map(rowOf),
    players: inOrder.length,
    ranked: ranks.size,
    inactive: all.length - active.length,
    classes,
    ...(last && { last }),
  });
}

export function rankedPlayers(
  book: RatingBook,
  filter: BoardFilter,
): readonly (RatedStanding & Pick<BoardRow, 'rank'>)[] {
  const standings = createStandings(book, filter);
  standings.goTo(dayOf(filter.asOf));
  const inOrder = standings.inOrder();
  const ranks = ranksOf(inOrder);
  return inOrder.map((standing) => {
    const rank = ranks.get(standing.number);
    return rank === undefined ? standing : { ...standing, rank };
  });
}

/**
 * All players by their best strength: those with a rank in one first, as in the rankings, then inactive players, then
 * those whose rating is provisional.
 */
export function bestFirst(book: RatingBook, filter: BoardFilter): readonly PlayerId[] {
  const { apart } = book.model;
  const best = new Map<PlayerId, RatedStanding>();
  const byStrength = (one: RatedStanding, other: RatedStanding) =>
    Number(one.provisional) - Number(other.provisional) ||
    Number(one.inactive) - Number(other.inactive) ||
    other.points - one.points;
  for (const code of apart.length > 0 ? apart : [undefined])
    for (const standing of rankedPlayers(book, code === undefined ? filter : { ...filter, code })) {
      const known = best.get(standing.player);
      if (!known || byStrength(standing, known) < 0) best.set(standing.player, standing);
    }
  return [...best.values()].sort(byStrength).map(({ player }) => player);
}

function ranksOf(inOrder: readonly RatedStanding[]): ReadonlyMap<number, number> {
  const ranks = new Map<number, number>();
  let above: RatedStanding | undefined;
  for (const standing of inOrder) {
    if (standing.provisional) break;
    if (standing.inactive) continue;
    const isEqual = above?.points === standing.points;
    ranks.set(standing.number, isEqual ? ranks.get(above!.number)! : ranks.size + 1);
    above = standing;
  }
  return ranks;
}

function classesIn(book: RatingBook, filter: BoardFilter): readonly string[] {
  const found = new Set<string>();
  for (const entry of book.entries()) {
    const match = book.matchOf(entry);
    if (match.date > filter.asOf) break;
    if (match.weight !== undefined && isUnder(match, filter)) found.add(match.weight);
  }
  return [...found];
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
