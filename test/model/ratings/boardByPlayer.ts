import type { BoardFilter, BoardRow } from '@/model/ratings/board';
import { dayOf } from '@/model/ratings/dayOf';
import { ratingOf } from '@/model/ratings/rating';
import { isFirst, type BookEntry, type RatingBook } from '@/model/ratings/ratingBook';
import { countMatch, emptyTally } from '@/model/matches/tally';
import type { PlayerId } from '@/model/ids';

/** The rows of a board without ranks, unordered: follows each player's matches back from the newest. */
export const boardByPlayer = (book: RatingBook, filter: BoardFilter): readonly BoardRow[] =>
  book.players().flatMap((player) => rowOf(book, filter, player) ?? []);

function rowOf(book: RatingBook, filter: BoardFilter, player: PlayerId): BoardRow | undefined {
  const entries = entriesOf(book, player, dayOf(filter.asOf));
  const [newest] = entries;
  if (newest === undefined) return undefined;
  const { code, gender, weight } = filter;
  const isOfGender = (entry: BookEntry) => gender === undefined || book.matchOf(entry).gender === gender;
  const fought = entries.filter(
    (entry) => isOfGender(entry) && (code === undefined || book.matchOf(entry).code === code),
  );
  const isOfClass = (entry: BookEntry) => weight === undefined || book.matchOf(entry).weight === weight;
  const counted = fought.filter(isOfClass);
  const isInactive = dayOf(filter.asOf) - book.dayOf(newest) > 2 * 365 + 1;
  const until = isInactive ? book.dayOf(newest) : dayOf(filter.asOf);
  const inClass = entries.some(
    (entry) => isOfGender(entry) && isOfClass(entry) && until - book.dayOf(entry) <= 2 * 365 + 1,
  );
  if (fought.length === 0 || (weight !== undefined && !inClass)) return undefined;
  if (isInactive && !filter.inactive) return undefined;
  const belief = book.beliefOn(newest, dayOf(filter.asOf));
  return {
    player,
    ...ratingOf(belief, code, book.model),
    tally: counted.reduce((tally, entry) => {
      const { player1, player2 } = book.matchOf(entry);
      const [own, other] = isFirst(entry) ? [player1, player2] : [player2, player1];
      const result = own.score === other.score ? 'D' : own.score > other.score ? 'W' : 'L';
      return countMatch(tally, { ...own, result }, other);
    }, emptyTally),
    lastDate: book.matchOf(newest).date,
    ...(isInactive && { inactive: true as const }),
  };
}

/** Newest first, up to a day. */
function entriesOf(book: RatingBook, player: PlayerId, day: number): readonly BookEntry[] {
  const entries: BookEntry[] = [];
  for (let at = book.lastEntry(player); at !== undefined; at = book.previousEntry(at))
    if (book.dayOf(at) <= day) entries.push(at);
  return entries;
}
