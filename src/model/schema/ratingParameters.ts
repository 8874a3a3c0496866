/**
 * The assumptions of the rating method before any match. Strengths are in logits of one round: one more means
 * odds of e : 1 per round. `npm run ratings -- fit` chooses them from a sport's matches.
 */
export interface RatingParameters {
  /** Standard deviation of the part common to all strengths of a newcomer. */
  readonly commonSd: number;
  /** Standard deviation of each strength's own part; irrelevant for a single strength. */
  readonly apartSd: number;
  /** Variance that a year adds to the common part: how fast knowledge of form decays. */
  readonly driftPerYear: number;
  /**
   * A player's gain in the first year at the initial pace. Progress slows exponentially, the learning curve
   * that Heathcote, Brown and Mewhort found (2000, Psychonomic Bulletin & Review 7). 0 for no progress.
   */
  readonly progressPerYear: number;
  /** Years until the pace of progress falls to 1 / e. */
  readonly progressYears: number;
  /**
   * Variance of the single match, such as the day or the styles: the reason why six rounds in one match say
   * less than six matches.
   */
  readonly matchVariance: number;
  /**
   * Share of the first opponent's strength expected of a newcomer, 0 to 1: organizers match equals. 0 expects
   * the average instead.
   */
  readonly matchmaking: number;
  /** Further expected lead of a newcomer against an experienced player; negative for a deficit. */
  readonly newcomerLead: number;
  /** Rounds that a win without known rounds is worth. */
  readonly winWorth: number;
  readonly roundsToWin: number;
}

/**
 * For a sport without matches, and the start of fitting: a search over a few round values chose them on the
 * older four fifths of our arm wrestling matches.
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
};
