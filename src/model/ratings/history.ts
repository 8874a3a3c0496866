import type { DateString } from '../dates';
import type { EventId, MatchId, PlayerId } from '../ids';
import type { Arm } from '../sports';
import { aged, type Belief } from './belief';
import { dayOf } from './dayOf';
import type { RatingParameters } from './parameters';
import { roundChance, winChance } from './predict';
import { advantage, beforeMatch } from './rateMatch';
import { armRating, type Rating } from './rating';
import { isFirst, type Entry, type RatingBook } from './ratingBook';

/** A rating with each arm, and of both together. */
export interface ArmRatings {
  readonly L: Rating;
  readonly R: Rating;
  readonly both: Rating;
}

/** The step of a player's rating at one match: what was expected, what happened, what changed. */
export interface RatedStep {
  readonly match: MatchId;
  readonly event: EventId;
  readonly date: DateString;
  readonly arm?: Arm;
  readonly opponent: PlayerId;
  /** Rounds; absent where only the winner is known. */
  readonly won?: number;
  readonly lost?: number;
  /** Before the match, with its arm. */
  readonly own: Rating;
  readonly other: Rating;
  /** True if it was the player's first rated match, which starts near the opponent. */
  readonly first: boolean;
  /** Rounds of those that were fought which the ratings gave the player. */
  readonly expectedRounds: number;
  /** The chance of winning the match, from 0 to 1, uncertainty included. */
  readonly chance: number;
  /** With each arm, right before the match and right after it. */
  readonly before: ArmRatings;
  readonly after: ArmRatings;
}

/** A player's rated matches up to a day, oldest first. */
export function historyOf(book: RatingBook, player: PlayerId, asOf: DateString): readonly RatedStep[] {
  const steps: RatedStep[] = [];
  let entry = entryAt(book, player, dayOf(asOf));
  for (; entry !== undefined; entry = book.previousEntry(entry)) steps.push(stepOf(book, entry));
  return steps.reverse();
}

function stepOf(book: RatingBook, entry: Entry): RatedStep {
  const { id, event, date, arm, player1, player2, unscored } = book.matchOf(entry);
  const [own, other] = isFirst(entry) ? [player1, player2] : [player2, player1];
  const [before, against] = book.beliefsBefore(entry);
  const after = book.beliefAfter(entry);
  const lead = advantage(before, against, arm, book.parameters);
  return {
    match: id,
    event,
    date,
    ...(arm && { arm }),
    opponent: other.id,
    ...(!unscored && { won: own.score, lost: other.score }),
    own: armRating(before, arm, book.parameters),
    other: armRating(against, arm, book.parameters),
    first: book.previousEntry(entry) === undefined,
    expectedRounds: roundChance(lead.mean) * (own.score + other.score),
    chance: winChance(lead, book.parameters.roundsToWin),
    before: armRatings(before, book.parameters),
    after: armRatings(after, book.parameters),
  };
}

export const armRatings = (belief: Belief, parameters: RatingParameters): ArmRatings => ({
  L: armRating(belief, 'L', parameters),
  R: armRating(belief, 'R', parameters),
  both: armRating(belief, undefined, parameters),
});

/** The belief about a player at the end of a day; `undefined` without a rated match. */
export function beliefAt(book: RatingBook, player: PlayerId, asOf: DateString): Belief | undefined {
  const day = dayOf(asOf);
  const entry = entryAt(book, player, day);
  return entry === undefined
    ? undefined
    : aged(book.beliefAfter(entry), day - book.dayOf(entry), book.parameters);
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
  arm: Arm | undefined,
  asOf: DateString,
): Outlook | undefined {
  const [known, against] = [beliefAt(book, own, asOf), beliefAt(book, other, asOf)];
  if (!known && !against) return undefined;
  const [first, second] = beforeMatch(known, against, arm, book.parameters);
  const lead = advantage(first, second, arm, book.parameters);
  return {
    own: armRating(first, arm, book.parameters),
    other: armRating(second, arm, book.parameters),
    chance: winChance(lead, book.parameters.roundsToWin),
    roundShare: roundChance(lead.mean),
  };
}

/** The player's newest entry up to a day. */
function entryAt(book: RatingBook, player: PlayerId, day: number): Entry | undefined {
  let entry = book.lastEntry(player);
  while (entry !== undefined && book.dayOf(entry) > day) entry = book.previousEntry(entry);
  return entry;
}
