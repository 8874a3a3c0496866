import type { Parsed } from '@/lib/parsed';
import { deriveResults } from '../deriveResult';
import type { Event, Match, Player, Records } from '../records';
import { recordSchema, type Collection } from '../schema/recordSchema';
import { createRecordParser } from './recordParser';

/** Without a time of its own a record was made no later than its last change. */
const withCreated = <T extends Event | Player>(record: T): T =>
  // Read without it, since documents of the first version may lack it.
  ({ ...record, created: record.created ?? record.updatedAt });

const optional = (fields: (typeof recordSchema)[Collection], path: string) =>
  fields.map((field) => {
    if (field.path !== path) return field;
    const { required: _, ...rest } = { required: true, ...field };
    return rest;
  });

/** Reads a stored record, with its id and its times in epoch milliseconds, by collection. */
export const recordParsers = {
  event: createRecordParser<Event>('event', optional(recordSchema.event, 'created'), withCreated),
  match: createRecordParser<Match>('match', optional(recordSchema.match, 'date'), (match) =>
    // A match is fought on its event's day unless it says otherwise; its results follow from the rest.
    deriveResults({ ...match, date: match.date ?? match.event.date }),
  ),
  player: createRecordParser<Player>('player', optional(recordSchema.player, 'created'), withCreated),
} as const satisfies { readonly [N in Collection]: (input: unknown) => Parsed<Records[N]> };
