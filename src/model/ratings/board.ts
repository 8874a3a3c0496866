import type { DateString } from '../dates';
import type { EventId, PlayerId } from '../ids';
import type { Arm, Gender, Weight } from '../sports';
import { countMatch, emptyTally, type Tally } from '../tally';
import { aged } from './belief';
import { dayOf } from './dayOf';
import { armRating, type Rating } from './rating';
import type { RatedMatch } from './ratedMatch';
import { isFirst, type Entry, type RatingBook } from './ratingBook';

export interface BoardFilter {
  /** The last day that counts. */
  readonly asOf: DateString;
  /** Absent: the mean of both arms, of all matches. */
  readonly arm?: Arm;
  readonly gender?: Gender;
  /** Only who has fought in the class within three years before their last match. */
  readonly weight?: Weight;
}

export interface BoardRow extends Rating {
  readonly player: PlayerId;
  /** Place among those who are sure enough; absent while provisional. */
  readonly rank?: number;
  /** Places up (positive) or down since the day before the last event; absent where there was no rank. */
  readonly moved?: number;
  /** Won and lost under the filter's arm and gender. */
  readonly tally: Tally;
  /** Day of the newest match of any arm. */
  readonly lastDate: DateString;
}

export interface Board {
  /** Ranked players first, each group by points. */
  readonly rows: readonly BoardRow[];
  /** How many of the rows have a rank. */
  readonly ranked: number;
  /** The newest day with matches under the filter and its events: what `moved` counts from. */
  readonly last?: { readonly date: DateString; readonly events: readonly EventId[] };
}

/** The ranking as it stood at the end of a day, from matches up to that day alone. */
export function boardOf(book: RatingBook, filter: BoardFilter): Board {
  const rows = rankedRows(book, filter);
  const last = lastMeeting(book, filter);
  const before = last && ranksOf(rowsAt(book, filter, dayOf(last.date) - 1));
  return {
    rows: rows.map((row) => {
      const was = before?.get(row.player);
      return row.rank !== undefined && was !== undefined ? { ...row, moved: was - row.rank } : row;
    }),
    ranked: rows.filter(({ rank }) => rank !== undefined).length,
    ...(last && { last }),
  };
}

/** The rows of the ranking alone, without what moved. */
export function rankedRows(book: RatingBook, filter: BoardFilter): readonly BoardRow[] {
  const rows = rowsAt(book, filter, dayOf(filter.asOf));
  const ranks = ranksOf(rows);
  return rows.map((row) => {
    const rank = ranks.get(row.player);
    return rank === undefined ? row : { ...row, rank };
  });
}

function rowsAt(book: RatingBook, filter: BoardFilter, day: number): readonly BoardRow[] {
  return book
    .players()
    .flatMap((player) => rowAt(book, filter, player, day) ?? [])
    .sort(
      (a, b) =>
        Number(a.provisional) - Number(b.provisional) ||
        b.points - a.points ||
        (a.player < b.player ? -1 : 1),
    );
}

function rowAt(book: RatingBook, filter: BoardFilter, player: PlayerId, day: number): BoardRow | undefined {
  const newest = entryAt(book, player, day);
  if (newest === undefined) return undefined;
  const lastDay = book.dayOf(newest);
  let tally = emptyTally;
  let counts = false;
  let inClass = filter.weight === undefined;
  for (let entry: Entry | undefined = newest; entry !== undefined; entry = book.previousEntry(entry)) {
    const match = book.matchOf(entry);
    if (!inClass && match.weight === filter.weight && lastDay - book.dayOf(entry) <= classDays)
      inClass = true;
    if (!isUnder(match, filter)) continue;
    counts = true;
    const { player1, player2 } = match;
    tally = isFirst(entry) ? countMatch(tally, player1, player2) : countMatch(tally, player2, player1);
  }
  if (!counts || !inClass) return undefined;
  const belief = aged(book.beliefAfter(newest), day - lastDay, book.parameters);
  return {
    player,
    ...armRating(belief, filter.arm, book.parameters),
    tally,
    lastDate: book.matchOf(newest).date,
  };
}

/** How long before the last match a class still is one's own: three years. */
const classDays = 3 * 365;

const isUnder = ({ arm, gender }: RatedMatch, filter: BoardFilter) =>
  (filter.arm === undefined || arm === filter.arm) &&
  (filter.gender === undefined || gender === filter.gender);

/** The player's newest entry up to a day. */
export function entryAt(book: RatingBook, player: PlayerId, day: number): Entry | undefined {
  let entry = book.lastEntry(player);
  while (entry !== undefined && book.dayOf(entry) > day) entry = book.previousEntry(entry);
  return entry;
}

/** Ranks by player; who has equal points shares one. The rows come ordered. */
function ranksOf(rows: readonly BoardRow[]): ReadonlyMap<PlayerId, number> {
  const ranks = new Map<PlayerId, number>();
  rows.forEach((row, at) => {
    if (row.provisional) return;
    const above = rows[at - 1];
    ranks.set(row.player, above?.points === row.points ? ranks.get(above.player)! : at + 1);
  });
  return ranks;
}

function lastMeeting(book: RatingBook, filter: BoardFilter): Board['last'] {
  let date: DateString | undefined;
  const events = new Set<EventId>();
  for (const entry of book.entries()) {
    const match = book.matchOf(entry);
    if (match.date > filter.asOf) break;
    if (!isUnder(match, filter)) continue;
    if (match.date !== date) events.clear();
    date = match.date;
    events.add(match.event);
  }
  return date && { date, events: [...events] };
}
