import type { Parsed } from '@/lib/parsed';
import { deriveResults } from '../deriveResult';
import type { Event, Match, Player, Records } from '../records';
import type { SchemaField } from '../schema/fieldSpec';
import { recordSchema, type Collection } from '../schema/recordSchema';
import { createRecordParser } from './recordParser';

/** Without a time of its own a record was made no later than its last change. */
const withCreated = <T extends Event | Player>(record: T): T =>
  // Read without it, since documents of the first version may lack it.
  ({ ...record, created: record.created ?? record.updatedAt });

/** The fields with one that stored documents may lack, since another says what it is then. */
const optional = (fields: readonly SchemaField[], path: string): readonly SchemaField[] =>
  fields.map((field) => {
    const { required: _, ...rest } = field;
    return field.path === path ? rest : field;
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
