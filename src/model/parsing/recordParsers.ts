import type { Parsed } from '@/lib/parsed';
import { deriveResults } from '../records/deriveResult';
import type { Event, Match, Player, Records } from '../records/records';
import { recordSchema, type Collection } from '../schema/recordSchema';
import { createRecordParser } from './recordParser';

export const recordParsers = {
  event: createRecordParser<Event>('event', recordSchema.event),
  match: createRecordParser<Match>('match', recordSchema.match, deriveResults),
  player: createRecordParser<Player>('player', recordSchema.player),
} as const satisfies { readonly [N in Collection]: (input: unknown) => Parsed<Records[N]> };
