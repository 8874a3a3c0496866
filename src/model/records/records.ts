import type { recordSchema, Collection } from '../schema/recordSchema';
import type { Shape } from './recordTypes';

type RecordOf<C extends Collection> = Shape<(typeof recordSchema)[C][number]>;

export type Event = RecordOf<'event'>;

/**
 * `event` caches the event's date and sport for queries, and each side its player's name. `order` is the
 * place on the card, lower first. `conflict` says where another source disagrees.
 */
export type Match = RecordOf<'match'>;

export type Player = RecordOf<'player'>;

export type Side = Match['player1'];

export interface Records {
  readonly event: Event;
  readonly match: Match;
  readonly player: Player;
}
export type AnyRecord = Records[Collection];
