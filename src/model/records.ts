import type { recordSchema, Collection } from './schema/recordSchema';
import type { Shape } from './recordTypes';

type RecordOf<C extends Collection> = Shape<(typeof recordSchema)[C][number]>;

/**
 * One meeting: a card of matches held on a day. `updatedAt` is the server time of the last change, as in every record;
 * `source` says where the facts come from: addresses or names of public pages.
 */
export type Event = RecordOf<'event'>;

/**
 * One match; `event` caches the event's date and sport so that matches can be queried by them, and a side the name of its
 * player. `order` is the place on the card, lower first; `conflict` says where another source says something else.
 */
export type Match = RecordOf<'match'>;

export type Player = RecordOf<'player'>;

/** One of the two players of a match. `name` is cached from the player and refreshed by the server when it changes. */
export type Side = Match['player1'];

/** The records of the wiki by collection; `collections` lists the same names at run time. */
export interface Records {
  readonly event: Event;
  readonly match: Match;
  readonly player: Player;
}
export type AnyRecord = Records[Collection];
