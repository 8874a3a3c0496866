import type { DateString } from '../dates';
import type { Outlook } from '../ratings/history';
import type { MatchQuestion } from '../ratings/matchRatings';

export type MatchAsked = Omit<MatchQuestion, 'asOf'>;

export interface PublishedChance {
  /** With the surviving players. */
  readonly of: MatchAsked;
  readonly outlook: Outlook;
}

/** Screens ask this about a match; a published outlook is cached under the same question. */
export const matchQuestion = (
  { sport, match, players, code }: MatchAsked,
  asOf: DateString,
): MatchQuestion => ({ sport, match, players, asOf, ...(code !== undefined && { code }) });
