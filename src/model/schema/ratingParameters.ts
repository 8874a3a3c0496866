/**
 * The assumptions of the rating method before it has seen a match. Strengths are in logits of one round: one more means
 * odds of e : 1 for each round. `npm run ratings -- fit` chooses them from a sport's matches.
 */
export interface RatingParameters {
  /** Standard deviation of what all strengths of a newcomer have in common. */
  readonly commonSd: number;
  /** Standard deviation of what one strength has for itself; of no account where the sport rates nothing apart. */
  readonly apartSd: number;
  /** Variance that a year adds to the common strength: how fast form is lost sight of. */
  readonly driftPerYear: number;
  /**
   * How much stronger a player gets in the first year, at the pace of the first day. Progress slows down
   * exponentially, the form of learning curve that Heathcote, Brown and Mewhort found (2000, Psychonomic Bulletin &
   * Review 7). 0 where nothing is gained by time.
   */
  readonly progressPerYear: number;
  /** Years in which the pace of progress falls to 1 / e of what it was. */
  readonly progressYears: number;
  /** Variance of what is peculiar to one match: the day, the styles; why six rounds tell less than six matches. */
  readonly matchVariance: number;
  /**
   * How much of the first opponent's strength a newcomer is expected to have, from 0 to 1: whoever makes a card matches
   * equals. 0 takes the average of all instead.
   */
  readonly matchmaking: number;
  /** How much stronger than that a newcomer is whom an experienced player meets; below 0 for weaker. */
  readonly newcomerLead: number;
  /** Rounds that a win tells as much as when no rounds are known. */
  readonly winWorth: number;
  /** Rounds that win the match which a prediction is about. */
  readonly roundsToWin: number;
  /**
   * Factor of the logit of each predicted chance: below 1 where favourites win less often than was said. Temperature
   * scaling after Platt (1999) and Guo and others (2017, On Calibration of Modern Neural Networks).
   */
  readonly sureness: number;
}

/**
 * The parameters of a sport that has no matches to choose them by, and what fitting starts from: those that a search of
 * few round values chose on the older four fifths of our arm wrestling matches.
 */
export const defaultParameters: RatingParameters = {
  commonSd: 0.5,
  apartSd: 0.7,
  driftPerYear: 0.02,
  progressPerYear: 0,
  progressYears: 3,
  matchVariance: 1,
  matchmaking: 1,
  newcomerLead: 0,
  winWorth: 1,
  roundsToWin: 3,
  sureness: 1,
};
