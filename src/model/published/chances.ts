import type { DateString } from '../dates';
import type { SportId } from '../ids';
import type { CalibrationBand } from '../ratings/calibration';
import type { Outlook } from '../ratings/history';
import type { MatchQuestion } from '../ratings/matchRatings';

/** A question to the ratings about a match, but for the day. */
export type MatchAsked = Omit<MatchQuestion, 'asOf'>;

/** The outlook on a match to come as it is published with what Home shows first, for who has not all matches yet. */
export interface PublishedChance {
  /** Both players as they are known today. */
  readonly of: MatchAsked;
  readonly outlook: Outlook;
}

/** How well such chances came true in a sport, as it is published with them: to compute it takes all matches, too. */
export interface PublishedCalibration {
  readonly sport: SportId;
  readonly bands: readonly CalibrationBand[];
}

/** The question by which a screen learns how a match was or would be rated; an answer that is published is kept under it. */
export const matchQuestion = (
  { sport, match, players, code }: MatchAsked,
  asOf: DateString,
): MatchQuestion => ({ sport, match, players, asOf, ...(code !== undefined && { code }) });
