import type { ScoreEntry } from './scoreEntry';

/** How long an invitation lasts from its beginning. */
export const scoringMs = 36 * 3_600_000;

export const entriesAtOnce = 50;

/** How long after its last call a phone is said to have a match open. */
export const openMs = 60_000;

export const longestScorerName = 60;

export interface ScoreSent {
  readonly event: string;
  /** Of an invitation; absent for a moderator, who is known by the account. */
  readonly token?: string;
  /** Time of the phone as it sends, epoch milliseconds, by which a fast clock is found. */
  readonly sentAt: number;
  readonly entries: readonly ScoreEntry[];
  /** The match that is open on the phone, for what other phones entered. */
  readonly open?: string;
  /** Random id of the phone, by which others learn that it has the match open. */
  readonly phone?: string;
}

/**
 * Why the server does not take an entry: the match is none of this event, a moderator has confirmed it, or it has
 * the most entries that a match can have.
 */
export const entryRefusals = ['notOnCard', 'confirmed', 'tooMany'] as const;
export type EntryRefusal = (typeof entryRefusals)[number];

export interface ScoreAnswer {
  /** Ids of the entries that the server has, now or from before. */
  readonly taken: readonly string[];
  readonly refused: readonly { readonly id: string; readonly why: EntryRefusal }[];
  /** All entries of the open match, with the server's times. */
  readonly entries: readonly ScoreEntry[];
  readonly shared: boolean;
}
