import type { DateString } from '../dates';
import type { PlayerId } from '../ids';
import type { Gender } from '../sports';
import type { Board, BoardFilter } from './board';
import { dayOf } from './dayOf';
import { askedCode } from './ratingFilter';
import type { RatingBook } from './ratingBook';
import { together } from './ratingModel';

export interface Places {
  /** Of the rankings: that of the player's newest match, which is no open one if there is another. */
  readonly gender: Gender;
  readonly ranks: Readonly<Record<string, number>>;
}

/** `undefined` for a player without a rated match by that day. */
export function placesOf(
  book: RatingBook,
  player: PlayerId,
  asOf: DateString,
  boards: (filter: Omit<BoardFilter, 'hidden'>) => Board,
): Places | undefined {
  const gender = genderOf(book, player, dayOf(asOf));
  if (gender === undefined) return undefined;
  const { apart } = book.model;
  const ranks = (apart.length > 0 ? apart : [together]).flatMap((code) => {
    const { rows } = boards({ asOf, gender, ...askedCode(code) });
    const rank = rows.find((row) => row.player === player)?.rank;
    return rank === undefined ? [] : [[code, rank] as const];
  });
  return { gender, ranks: Object.fromEntries(ranks) };
}

function genderOf(book: RatingBook, player: PlayerId, day: number): Gender | undefined {
  let found: Gender | undefined;
  for (let entry = book.lastEntry(player); entry !== undefined; entry = book.previousEntry(entry)) {
    if (book.dayOf(entry) > day) continue;
    const { gender } = book.matchOf(entry);
    if (gender !== '-') return gender;
    found = gender;
  }
  return found;
}
