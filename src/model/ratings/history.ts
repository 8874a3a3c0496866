import type { DateString } from '../dates';
import type { EventId, MatchId, PlayerId } from '../ids';
import type { Belief } from './belief';
import { dayOf } from './dayOf';
import { roundChance, winChance } from './predict';
import { advantage, beforeMatch } from './rateMatch';
import { ratingOf, type Rating } from './rating';
import { isFirst, type Entry, type RatingBook } from './ratingBook';
import { placeOf, together, type RatingModel } from './ratingModel';

/** A rating for each code that the sport rates apart, and under `together` one of all. */
export type StrengthRatings = Readonly<Record<string, Rating>> & { readonly [together]: Rating };

/** The step of a player's rating at one match: what was expected, what happened, what changed. */
export interface RatedStep {
  readonly match: MatchId;
  readonly event: EventId;
  readonly date: DateString;
  /** The code that is rated apart, where the match says. */
  readonly code?: string;
  readonly opponent: PlayerId;
  /** Rounds; absent where only the winner is known. */
  readonly won?: number;
  readonly lost?: number;
  /** Before the match, in what it is about. */
  readonly own: Rating;
  readonly other: Rating;
  /** True if it was the player's first rated match, which starts near the opponent. */
  readonly first: boolean;
  /** Rounds of those that were fought which the ratings gave the player. */
  readonly expectedRounds: number;
  /** The chance of winning the match, from 0 to 1, uncertainty included. */
  readonly chance: number;
  /** In each strength, right before the match and right after it. */
  readonly before: StrengthRatings;
  readonly after: StrengthRatings;
}

/** A player's rated matches up to a day, oldest first. */
export function historyOf(book: RatingBook, player: PlayerId, asOf: DateString): readonly RatedStep[] {
  const steps: RatedStep[] = [];
  let entry = entryAt(book, player, dayOf(asOf));
  for (; entry !== undefined; entry = book.previousEntry(entry)) steps.push(stepOf(book, entry));
  return steps.reverse();
}

/** The effect of one match on the rating of the entry's player. */
export function stepOf(book: RatingBook, entry: Entry): RatedStep {
  const { id, event, date, code, player1, player2, unscored } = book.matchOf(entry);
  const [own, other] = isFirst(entry) ? [player1, player2] : [player2, player1];
  const [before, against] = book.beliefsBefore(entry);
  const after = book.beliefAfter(entry);
  const { parameters } = book.model;
  const lead = advantage(before, against, placeOf(book.model, code), parameters);
  return {
    match: id,
    event,
    date,
    ...(code && { code }),
    opponent: other.id,
    ...(!unscored && { won: own.score, lost: other.score }),
    own: ratingOf(before, code, book.model),
    other: ratingOf(against, code, book.model),
    first: book.previousEntry(entry) === undefined,
    expectedRounds: roundChance(lead.mean) * (own.score + other.score),
    chance: winChance(lead, parameters),
    before: ratingsOf(before, book.model),
    after: ratingsOf(after, book.model),
  };
}

/** The ratings that a belief is. */
export const ratingsOf = (belief: Belief, model: RatingModel): StrengthRatings => ({
  ...Object.fromEntries(model.apart.map((code) => [code, ratingOf(belief, code, model)])),
  [together]: ratingOf(belief, undefined, model),
});

/** The belief about a player at the end of a day; `undefined` without a rated match. */
export function beliefAt(book: RatingBook, player: PlayerId, asOf: DateString): Belief | undefined {
  const day = dayOf(asOf);
  const entry = entryAt(book, player, day);
  return entry === undefined ? undefined : book.beliefOn(entry, day);
}

/** The expectation for a match between two players, from the first one's side. */
export interface Outlook {
  readonly own: Rating;
  readonly other: Rating;
  /** The chance of winning the match, from 0 to 1, uncertainty included. */
  readonly chance: number;
  /** The share of the rounds that the ratings give, from 0 to 1. */
  readonly roundShare: number;
}

/** An outlook for a match on a day; `undefined` while neither player has a rated match. */
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
    chance: winChance(lead, model.parameters),
    roundShare: roundChance(lead.mean),
  };
}

/** The player's newest entry up to a day. */
function entryAt(book: RatingBook, player: PlayerId, day: number): Entry | undefined {
  let entry = book.lastEntry(player);
  while (entry !== undefined && book.dayOf(entry) > day) entry = book.previousEntry(entry);
  return entry;
}
