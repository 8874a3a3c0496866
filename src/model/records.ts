import type { DateString } from './dates';
import type { EventId, MatchId, PlayerId, SportId } from './ids';
import type { Arm, Gender, Weight } from './sports';
import type { YoutubeId } from './youtube';

export type Result = 'W' | 'L' | 'D';

/** One of the two players of a match. `name` is cached from the player and refreshed by the server when it changes. */
export interface Side {
  readonly id: PlayerId;
  readonly name: string;
  /** Rounds won, an integer from 0 to 99. */
  readonly score?: number;
  /** Derived from the two scores, never typed in; absent while a score is missing. */
  readonly result?: Result;
}

interface Recorded {
  /** Server time of the last change, epoch milliseconds. */
  readonly updatedAt: number;
}

/** One meeting: a card of matches held on a day. */
export interface Event extends Recorded {
  readonly id: EventId;
  readonly name: string;
  readonly date: DateString;
  readonly youtube?: YoutubeId;
  readonly sport: { readonly id: SportId };
  readonly author: { readonly id: string };
  /** Epoch milliseconds. */
  readonly created: number;
  /** 1 once a moderator has approved it; at 0 it is shown as not reviewed and counts in no ranking. */
  readonly valid: 0 | 1;
  readonly location?: string;
  readonly organization?: string;
  readonly dateNote?: string;
  /** Where the facts come from: addresses or names of public pages. */
  readonly source?: readonly string[];
}

/** One match; `event` caches the event's date and sport so that matches can be queried by them. */
export interface Match extends Recorded {
  readonly id: MatchId;
  readonly date: DateString;
  readonly player1: Side;
  readonly player2: Side;
  readonly gender: Gender;
  readonly arm?: Arm;
  readonly weight?: Weight;
  /** Place on the card, lower first. */
  readonly order: number;
  readonly youtube?: YoutubeId;
  readonly event: {
    readonly id: EventId;
    readonly date: DateString;
    readonly sport: { readonly id: SportId };
  };
  readonly weightNote?: string;
  readonly armNote?: string;
  readonly round?: string;
  readonly confidence?: string;
  /** Where another source says something else, and why that was not taken. */
  readonly conflict?: string;
  readonly source?: readonly string[];
}

export interface Player extends Recorded {
  readonly id: PlayerId;
  readonly name: string;
  readonly author: { readonly id: string };
  /** Epoch milliseconds. */
  readonly created: number;
  readonly country?: string;
  readonly aliases?: readonly string[];
  readonly nameNote?: string;
}

/** The records of the wiki by collection; `collections` lists the same names at run time. */
export interface Records {
  readonly event: Event;
  readonly match: Match;
  readonly player: Player;
}
export type Collection = keyof Records;
export type AnyRecord = Records[Collection];

export const collections = ['event', 'match', 'player'] as const satisfies readonly Collection[];

export const isCollection = (value: unknown): value is Collection =>
  collections.some((collection) => collection === value);
