import type { RatingQuestions } from '../ratings/ratingsHost';
import type { StrengthRatings } from '../ratings/history';
import type { DateString } from '../dates';
import { playerId, type SportId } from '../ids';

export interface PublishedRating {
  readonly sport: string;
  readonly now: StrengthRatings;
}

/** A player's page asks this, and so does the server that publishes the result in advance. */
export const ratingQuestion = (
  sport: SportId,
  player: string,
  asOf: DateString,
): RatingQuestions['player'] => ({
  sport,
  player: playerId(player),
  asOf,
});

/** Ratings of all players by sport and id, for the function that serves pages; browsers cannot fetch it. */
export const ratingsFile = 'ratings.json';
export type PublishedRatings = Readonly<Record<string, Readonly<Record<string, StrengthRatings>>>>;
