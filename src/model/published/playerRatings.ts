import type { RatingQuestions } from '../ratings/ratingsHost';
import type { StrengthRatings } from '../ratings/history';
import type { DateString } from '../dates';
import { playerId, type SportId } from '../ids';

/** A player's rating as it is published with the page of the player, for who has not all matches yet. */
export interface PublishedRating {
  readonly sport: string;
  readonly now: StrengthRatings;
}

/** The question that a player's page asks the ratings; a server that answers ahead of them asks the same. */
export const ratingQuestion = (
  sport: SportId,
  player: string,
  asOf: DateString,
): RatingQuestions['player'] => ({
  sport,
  player: playerId(player),
  asOf,
});

/** Every player's ratings by sport and id, in a file for the function that serves pages; browsers cannot ask for it. */
export const ratingsFile = 'ratings.json';
export type PublishedRatings = Readonly<Record<string, Readonly<Record<string, StrengthRatings>>>>;
