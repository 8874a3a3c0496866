import type { DatePrecision, DateString } from '../dates';
import type { EventId, MatchId, PlayerId } from '../ids';
import type { Belief } from './belief';
import { dayOf } from './dayOf';
import { roundChance, winChance } from './predict';
import { advantage, beforeMatch } from './rateMatch';
import { ratingOf, type Rating } from './rating';
import { isFirst, type BookEntry, type RatingBook } from './ratingBook';
import { placeOf, together, type RatingModel } from './ratingModel';
import { recalibrated } from './recalibration';

export type StrengthRatings = Readonly<Record<string, Rating>> & { readonly [together]: Rating };

export interface RatedStep {
  readonly match: MatchId;
  readonly event: EventId;
  readonly date: DateString;
  readonly datePrecision?: DatePrecision;
  readonly code?: string;
  readonly opponent: PlayerId;
  /** Absent where only the winner is known. */
  readonly won?: number;
  readonly lost?: number;
  readonly own: Rating;
  readonly other: Rating;
  /** The player's first rated match, where the rating starts near the opponent's. */
  readonly first: boolean;
  readonly expectedRounds: number;
  /** Chance of winning, 0 to 1, uncertainty included. */
  readonly chance: number;
  readonly before: StrengthRatings;
  readonly after: StrengthRatings;
}

export function historyOf(book: RatingBook, player: PlayerId, asOf: DateString): readonly RatedStep[] {
  const steps: RatedStep[] = [];
  let entry = entryAt(book, player, dayOf(asOf));
  for (; entry !== undefined; entry = book.previousEntry(entry)) steps.push(stepOf(book, entry));
  return steps.reverse();
}

export function stepOf(book: RatingBook, entry: BookEntry): RatedStep {
  const { id, event, date, datePrecision, code, player1, player2, unscored } = book.matchOf(entry);
  const [own, other] = isFirst(entry) ? [player1, player2] : [player2, player1];
  const [before, against] = book.beliefsBefore(entry);
  const after = book.beliefAfter(entry);
  const lead = advantage(before, against, placeOf(book.model, code), book.model.parameters);
  return {
    match: id,
    event,
    date,
    ...(datePrecision && { datePrecision }),
    ...(code && { code }),
    opponent: other.id,
    ...(!unscored && { won: own.score, lost: other.score }),
    own: ratingOf(before, code, book.model),
    other: ratingOf(against, code, book.model),
    first: book.previousEntry(entry) === undefined,
    expectedRounds: roundChance(lead.mean) * (own.score + other.score),
    chance: book.chanceBefore(entry),
    before: ratingsOf(before, book.model),
    after: ratingsOf(after, book.model),
  };
}

export const ratingsOf = (belief: Belief, model: RatingModel): StrengthRatings => ({
  ...Object.fromEntries(model.apart.map((code) => [code, ratingOf(belief, code, model)])),
  [together]: ratingOf(belief, undefined, model),
});

export function beliefAt(book: RatingBook, player: PlayerId, asOf: DateString): Belief | undefined {
  const day = dayOf(asOf);
  const entry = entryAt(book, player, day);
  return entry === undefined ? undefined : book.beliefOn(entry, day);
}

export interface Outlook {
  readonly own: Rating;
  readonly other: Rating;
  /** Chance of winning, 0 to 1, uncertainty included. */
  readonly chance: number;
  /** Expected share of rounds, 0 to 1. */
  readonly roundShare: number;
}

/** `undefined` while neither player has a rated match. */
export function outlookOf(
  book: RatingBook,
  [own, other]: readonly [PlayerId, PlayerId],
  code: string | undefined,
  asOf: DateString,
): Outlook | undefined {
  const [known, against] = [beliefAt(book, own, asOf), beliefAt(book, other, asOf)];
  if (!known && !against) return undefined;
  const { model } = book;
  const place = placeOf(model, code);
  const [first, second] = beforeMatch(known, against, place, model);
  const lead = advantage(first, second, place, model.parameters);
  return {
    own: ratingOf(first, code, model),
    other: ratingOf(second, code, model),
    chance: recalibrated(winChance(lead, model.parameters), book.recalibrationOn(dayOf(asOf))),
    roundShare: roundChance(lead.mean),
  };
}

function entryAt(book: RatingBook, player: PlayerId, day: number): BookEntry | undefined {
  let entry = book.lastEntry(player);
  while (entry !== undefined && book.dayOf(entry) > day) entry = book.previousEntry(entry);
  return entry;
}
