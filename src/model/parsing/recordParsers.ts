import type { Parsed } from '@/lib/parsed';
import { deriveResults } from '../deriveResult';
import type { Event, Match, Player, Records } from '../records';
import { recordSchema, type Collection } from '../schema/recordSchema';
import { createRecordParser } from './recordParser';

/** Reads a stored record, with its id and its times in epoch milliseconds, by collection. */
export const recordParsers = {
  event: createRecordParser<Event>('event', recordSchema.event),
  // The results of a match follow from the rest.
  match: createRecordParser<Match>('match', recordSchema.match, deriveResults),
  player: createRecordParser<Player>('player', recordSchema.player),
} as const satisfies { readonly [N in Collection]: (input: unknown) => Parsed<Records[N]> };
